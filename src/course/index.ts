/** What packages for course systems are made of, without a page. */
export { courseStructureOf, type CourseStructure } from './course-structure.js';
export { FIELDS, mayBeSet, NUMBERS, TEXT_TAGS, type H5PContent, type H5PItem } from './h5p/content.js';
export { folderOf, libraryOf, packageOf, semanticsOf, versionIn } from './h5p/library.js';
export { manifestOf, type Package } from './manifest.js';
export {
  FOLDER,
  PAGE,
  packageId,
  scriptsFor,
  scriptTags,
  zipFiles,
  zipPackage,
  type Contents,
  type PackageFile,
  type Zipped,
  type Zipper,
} from './package.js';
export type { Version } from './run-time.js';
