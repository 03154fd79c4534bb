/** The manifest of a SCORM package with one page, as text. */
import { escaped } from '../core/picture/svg-text.js';
import type { Version } from './run-time.js';

export interface Package {
  /** By which the course system knows the package again: letters, digits, `-` and `_`. */
  readonly id: string;
  readonly title: string;
  /** The paths of the files in the package. The first is the page that the course system launches. */
  readonly files: readonly string[];
}

const HEADS: Readonly<
  Record<Version, { readonly names: string; readonly schema: string; readonly type: string }>
> = {
  '1.2': {
    names:
      'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"',
    schema: '1.2',
    type: 'adlcp:scormtype',
  },
  '2004': {
    names:
      'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss"',
    schema: '2004 4th Edition',
    type: 'adlcp:scormType',
  },
};

/** The page itself says what is completed and what was earned. */
const SEQUENCING = `
        <imsss:sequencing>
          <imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>
        </imsss:sequencing>`;

/** A path as an address: a file’s name may have any letters. */
const addressOf = (path: string): string => escaped(path.split('/').map(encodeURIComponent).join('/'));

/** `imsmanifest.xml` for SCORM 1.2, or 2004 in its fourth edition. */
export function manifestOf(version: Version, { id, title, files }: Package): string {
  const { names, schema, type } = HEADS[version];
  const [page = ''] = files;
  const name = escaped(title);
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${escaped(id)}" version="1.0" ${names}>
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>${schema}</schemaversion>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>${name}</title>
      <item identifier="exercise" identifierref="page">
        <title>${name}</title>${version === '2004' ? SEQUENCING : ''}
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" ${type}="sco" href="${addressOf(page)}">
${files.map((file) => `      <file href="${addressOf(file)}"/>`).join('\n')}
    </resource>
  </resources>
</manifest>
`;
}
