/** The description of a cmi5 package with one page, as text. Source: cmi5 1.0, section 13. */
import { escaped } from '../core/picture/svg-text.js';

export interface CourseStructure {
  /** The address by which the exercises are known for good: an IRI. */
  readonly id: string;
  readonly title: string;
  /** The language of the title, such as `en`. */
  readonly language: string;
  /** The path of the page in the package. */
  readonly page: string;
  /** The least score that passes, from 0 to 1, where there is one. */
  readonly least: number | undefined;
}

/** `cmi5.xml`. */
export function courseStructureOf({ id, title, language, page, least }: CourseStructure): string {
  const text = `<langstring lang="${escaped(language)}">${escaped(title)}</langstring>`;
  const mastery = least === undefined ? '' : ` masteryScore="${least}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
  <course id="${escaped(id)}">
    <title>${text}</title>
    <description>${text}</description>
  </course>
  <au id="${escaped(id)}#exercise" moveOn="CompletedOrPassed"${mastery} launchMethod="AnyWindow">
    <title>${text}</title>
    <description>${text}</description>
    <url>${escaped(page)}</url>
  </au>
</courseStructure>
`;
}
