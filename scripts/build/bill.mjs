// Lists the code of others in dist/ and its terms: licences.txt has the licences of all that is bundled, and
// bom.cdx.json is the bill of materials, in CycloneDX. Neither names a time, so that the same sources make the same
// files.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf, ROOT } from './slices.mjs';

const SPEC = '1.6';
const TOP = '';

const pathOf = (name) => `node_modules/${name}`;

/**
 * All that the package needs at run time, by name: what npm's lock file says of each. What it needs for some commands
 * alone is among them where it is bundled.
 */
function neededBy(lock, bundled) {
  const found = new Map();
  const add = (names) => {
    for (const name of names) {
      if (found.has(name)) continue;
      const entry = lock.packages[pathOf(name)];
      if (!entry) throw new Error(`package-lock.json has no ${pathOf(name)}. Run npm install.`);
      found.set(name, entry);
      add(Object.keys(entry.dependencies ?? {}));
    }
  };
  const { dependencies = {}, peerDependencies = {} } = lock.packages[TOP];
  add(Object.keys(dependencies));
  add(Object.keys(peerDependencies).filter((name) => bundled.has(name)));
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const purl = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** npm writes the hash of a package in base64. */
function hashesOf(integrity) {
  const [, content] = /^sha512-(.+)$/.exec(integrity ?? '') ?? [];
  return content ? [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }] : [];
}

const licenceOf = (id) => [{ license: { id } }];

/** `bundled`: the names of the packages that the files hold. */
export function billOfMaterials(manifest, lock, bundled) {
  const needed = neededBy(lock, bundled);
  for (const name of bundled)
    if (!needed.has(name)) throw new Error(`dist/ holds ${name}, which package.json does not name.`);
  const ref = (name) => purl(name, needed.get(name).version);
  const own = purl(manifest.name, manifest.version);
  const { dependencies: always = {}, peerDependencies: peers = {} } = lock.packages[TOP];
  const ofTop = {
    ...always,
    ...Object.fromEntries(Object.entries(peers).filter(([name]) => needed.has(name))),
  };
  const refsOf = ({ dependencies = {} }) => Object.keys(dependencies).sort().map(ref);
  return {
    $schema: `http://cyclonedx.org/schema/bom-${SPEC}.schema.json`,
    bomFormat: 'CycloneDX',
    specVersion: SPEC,
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        'bom-ref': own,
        type: 'library',
        name: manifest.name,
        version: manifest.version,
        description: manifest.description,
        purl: own,
        licenses: licenceOf(manifest.license),
      },
    },
    components: [...needed].map(([name, { version, integrity, license }]) => ({
      'bom-ref': ref(name),
      type: 'library',
      name,
      version,
      purl: ref(name),
      licenses: licenceOf(license),
      hashes: hashesOf(integrity),
      properties: [{ name: 'planisphere:bundled', value: String(bundled.has(name)) }],
    })),
    dependencies: [
      { ref: own, dependsOn: refsOf({ dependencies: ofTop }) },
      ...[...needed].map(([name, entry]) => ({ ref: ref(name), dependsOn: refsOf(entry) })),
    ],
  };
}

/** The licences of what is bundled, each word for word. */
function licences(bundled) {
  const parts = [...bundled].sort().map((name) => {
    const folder = join(ROOT, pathOf(name));
    const file = join(folder, 'LICENSE');
    if (!existsSync(file))
      throw new Error(`${name} is bundled and has no file LICENSE. Its licence must go along with dist/.`);
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return `${name} ${version}\n\n${readFileSync(file, 'utf8').trim()}\n`;
  });
  const first = `Planisphere\n\n${readFileSync(join(ROOT, 'LICENSE'), 'utf8').trim()}\n`;
  return [first, ...parts].join(`\n${'-'.repeat(80)}\n\n`);
}

const json = (name) => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));

/** `sees` goes into each build that bundles packages, `writes` into the last one. */
export function bill() {
  const bundled = new Set();
  const sees = {
    name: 'bill-sees',
    moduleParsed({ id }) {
      const [, name] = /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(nameOf(id) ?? '') ?? [];
      if (name) bundled.add(name);
    },
  };
  const writes = {
    name: 'bill-writes',
    generateBundle() {
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
      const materials = billOfMaterials(json('package.json'), json('package-lock.json'), bundled);
      emit('licences.txt', licences(bundled));
      emit('bom.cdx.json', `${JSON.stringify(materials, null, 2)}\n`);
    },
  };
  return { sees, writes };
}
