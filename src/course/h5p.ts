/**
 * The script of the H5P library: it makes a set of exercises of what a teacher has written, and hands its result to the
 * host. It knows no board.
 */
import { readContent } from './h5p/content.js';
import { fitBoards, makeSet, type SetElement } from './h5p/element.js';
import { questionOf, type H5PCore } from './h5p/question.js';

/** The tags of all boards. The build fills it in. */
declare const TAGS: readonly string[];

/** What H5P has in every document with content. */
interface WithH5P {
  H5P: H5PCore & Record<string, unknown>;
  readonly H5PIntegration?: { readonly user?: { readonly name?: string } };
}

const { H5P, H5PIntegration } = window as unknown as WithH5P;

const sizes = new WeakMap<Element, ResizeObserver>();

function show(set: SetElement, place: unknown, grown: () => void): void {
  const box = (place as ArrayLike<Element>)[0] ?? (place as Element);
  sizes.get(box)?.disconnect();
  const watching = new ResizeObserver(grown);
  sizes.set(box, watching);
  box.replaceChildren(set);
  watching.observe(set);
}

fitBoards();
H5P['Planisphere'] = questionOf(H5P, {
  makeSet: (content: unknown) => makeSet(readContent(content, TAGS)),
  show,
  learner: H5PIntegration?.user?.name,
});
