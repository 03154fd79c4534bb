/**
 * The archive of `npm run release`: it has everything that a host or an app needs, the licences, and the same bytes
 * each time.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billOfMaterials } from '../../scripts/build/bill.mjs';
import { archive, checkComplete, FILES_FOR_HOSTS } from '../../scripts/release/archive.mjs';
import { PUBLISHED } from '../../scripts/build/published.mjs';
import { DIST, filesBelow, packageJson, read, ROOT } from './built.js';

const NAME = `planisphere-${packageJson.version}`;
const BUNDLED = ['@lit/reactive-element', 'fflate', 'lit', 'lit-element', 'lit-html'];

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses: readonly { readonly license: { readonly id: string } }[];
  readonly hashes: readonly { readonly alg: string; readonly content: string }[];
  readonly properties: readonly { readonly name: string; readonly value: string }[];
}
interface Bill {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly components: readonly Component[];
  readonly metadata: {
    readonly component: { readonly name: string; readonly version: string; readonly 'bom-ref': string };
  };
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const isBundled = ({ properties }: Component): boolean =>
  properties.some(({ name, value }) => name === 'planisphere:bundled' && value === 'true');

describe('npm run release', () => {
  let folder: string;
  const file = (name: string): Buffer => readFileSync(join(folder, name));

  beforeAll(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'release-')), 'release');
    execFileSync(process.execPath, ['scripts/release.mjs', '--built', '--out', folder], {
      cwd: ROOT,
      stdio: 'pipe',
    });
    // npm packs the package and reads it again, which takes long where much else is going on.
  }, 600_000);
  afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

  it('writes the package, the archive, the bill of materials, and checksums that are right', () => {
    const files = [`${NAME}-boards.zip`, `${NAME}.cdx.json`, `${NAME}.tgz`];
    expect(readdirSync(folder).sort()).toEqual(['SHA256SUMS', ...files]);
    const sums = file('SHA256SUMS').toString().trim().split('\n');
    expect(sums).toEqual(
      files.map((name) => `${createHash('sha256').update(file(name)).digest('hex')}  ${name}`),
    );
  });

  it('has in the archive the folder that a site serves, with the licences, and nothing for other uses', () => {
    const inside = unzipSync(new Uint8Array(file(`${NAME}-boards.zip`)));
    const names = Object.keys(inside);
    expect(names).toEqual(expect.arrayContaining(FILES_FOR_HOSTS.map((name) => `boards/${name}`)));
    expect(names.filter((name) => /^boards\/(?:es|node|types|words)\/|\.d\.ts$/.test(name))).toEqual([]);
    for (const [name, bytes] of Object.entries(inside))
      expect(Buffer.compare(Buffer.from(bytes), readFileSync(join(DIST, name.slice('boards/'.length))))).toBe(
        0,
      );
  });

  it('makes the same archive from the same files', () => {
    expect(Buffer.compare(Buffer.from(archive()), file(`${NAME}-boards.zip`))).toBe(0);
  });

  it('gives the licence of everything that is bundled, word for word', () => {
    const text = read('dist/licences.txt');
    for (const name of BUNDLED) expect(text).toContain(read(`node_modules/${name}/LICENSE`).trim());
    expect(text).toContain(read('LICENSE').trim());
  });

  it('lists in CycloneDX what the package needs and what its files hold', () => {
    const bill = JSON.parse(file(`${NAME}.cdx.json`).toString()) as Bill;
    expect([bill.bomFormat, bill.specVersion]).toEqual(['CycloneDX', '1.6']);
    expect(bill.metadata.component).toMatchObject({ name: packageJson.name, version: packageJson.version });
    expect(bill.components.filter(isBundled).map(({ name }) => name)).toEqual(BUNDLED);
    for (const { name, version, purl, licenses, hashes } of bill.components) {
      const installed = JSON.parse(read(`node_modules/${name}/package.json`)) as Record<string, string>;
      expect([name, version, licenses[0]?.license.id]).toEqual([
        name,
        installed['version'],
        installed['license'],
      ]);
      expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
      for (const { alg, content } of hashes)
        expect([alg, content]).toEqual(['SHA-512', expect.stringMatching(/^[\da-f]{128}$/)]);
    }
    const refs = [bill.metadata.component['bom-ref'], ...bill.components.map((one) => one['bom-ref'])];
    expect(new Set(refs).size).toBe(refs.length);
    expect(bill.dependencies.map(({ ref }) => ref)).toEqual(refs);
    for (const { dependsOn } of bill.dependencies)
      expect(refs).toEqual(expect.arrayContaining([...dependsOn]));
  });
});

describe('a release that lacks something', () => {
  it('says what, and what to do', () => {
    expect(() =>
      checkComplete('The npm package', ['README.md'], ['README.md', 'LICENSE', 'dist/licences.txt']),
    ).toThrow(/^The npm package lacks LICENSE, dist\/licences\.txt\. Run "npm run build"/);
  });

  it('is not made where a package is bundled that package.json does not name', () => {
    const manifest = { name: 'one', version: '1.0.0', description: '', license: 'MIT' };
    expect(() => billOfMaterials(manifest, { packages: { '': {} } }, new Set(['left-pad']))).toThrow(
      'dist/ holds left-pad, which package.json does not name.',
    );
  });
});

describe('the built files', () => {
  it('name no package network but the address where this version is published', () => {
    const named = filesBelow('dist').flatMap((file) => {
      const text = PUBLISHED === undefined ? read(file) : read(file).replaceAll(PUBLISHED, '');
      return /jsdelivr\.net|unpkg\.com|esm\.sh|npm install planisphere/.test(text) ? [file] : [];
    });
    expect(named).toEqual([]);
  });
});
