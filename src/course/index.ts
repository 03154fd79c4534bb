/** What packages for course systems are made of, without a page. */
export { courseStructureOf, type CourseStructure } from './course-structure.js';
export { manifestOf, type Package } from './manifest.js';
export {
  FOLDER,
  PAGE,
  packageId,
  scriptsFor,
  scriptTags,
  zipPackage,
  type Contents,
  type PackageFile,
  type Zipper,
} from './package.js';
export type { Version } from './run-time.js';
