/** The context of a statement, as a course system with cmi5 wants it. */
import type { Statement } from '../xapi/index.js';

type Fields = Readonly<Record<string, unknown>>;

/** Activities by how they belong to a statement. */
type Lists = Readonly<Record<string, readonly unknown[]>>;

const CATEGORIES = 'https://w3id.org/xapi/cmi5/context/categories/';
const MASTERY = 'https://w3id.org/xapi/cmi5/context/extensions/masteryscore';

const activity = (id: string): Fields => ({ objectType: 'Activity', id });

/** A statement that cmi5 defines. */
export const DEFINED: Fields = { contextActivities: { category: [activity(`${CATEGORIES}cmi5`)] } };

/** One that says whether the learner may go on; `masteryScore`: the course system’s own least score. */
export const movingOn = (masteryScore: number | undefined): Fields => ({
  contextActivities: { category: ['cmi5', 'moveon'].map((name) => activity(`${CATEGORIES}${name}`)) },
  ...(masteryScore !== undefined && { extensions: { [MASTERY]: masteryScore } }),
});

function joined(all: readonly (Lists | undefined)[]): Lists {
  const lists: Record<string, readonly unknown[]> = {};
  for (const one of all)
    for (const [name, list] of Object.entries(one ?? {})) lists[name] = [...(lists[name] ?? []), ...list];
  return lists;
}

/** A statement in the context of its launch; `template`: what the course system wants in each statement. */
export function inContext(
  { context = {}, ...statement }: Statement,
  template: Fields,
  more: Fields,
): Statement {
  const all = [template, context, more];
  const extensions = Object.assign({}, ...all.map((one) => one['extensions'])) as Fields;
  const contextActivities = joined(all.map((one) => one['contextActivities'] as Lists | undefined));
  return { ...statement, context: { ...template, ...context, contextActivities, extensions } };
}
