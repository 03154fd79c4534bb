// Writes the page of an exercise from a short file of JSON, for those who write no HTML.
import { attributesOf } from './boards.mjs';
import { Complaint } from './complaint.mjs';
import { core, embedCode } from './tables.mjs';

const FIELDS = ['title', 'language', 'set', 'items'];

/** Fields of an item that belong to the set rather than to the board. */
const isText = (value) => ['string', 'number', 'boolean'].includes(typeof value);

/** `data`: the file's object. `name`: its name, for complaints. `tags`: those of all boards. */
export async function pageOfJson(data, { name, tags }) {
  const { nearest } = await core();
  const { exercisePage } = await embedCode();
  const complain = (place, what) => {
    throw new Complaint(`${name}: ${place}: ${what}`);
  };
  const checkNames = (place, given, known, what) => {
    for (const field of given) {
      if (known.includes(field)) continue;
      const meant = nearest(field.slice(0, 40), known);
      const rest = meant === undefined ? `There are ${known.join(', ')}.` : `Did you mean “${meant}”?`;
      complain(place, `There is no ${what} “${field}”. ${rest}`);
    }
  };
  /** Attributes by name, as the page has them: '' for a flag. */
  const written = (place, attributes) =>
    Object.fromEntries(
      Object.entries(attributes).flatMap(([attribute, value]) => {
        if (!isText(value)) complain(`${place}.${attribute}`, 'Write a text, a number, true or false.');
        return value === false ? [] : [[attribute, value === true ? '' : value]];
      }),
    );

  checkNames('the file', Object.keys(data), FIELDS, 'field');
  const { title = 'Exercise', language = 'en', set = {}, items } = data;
  if (typeof title !== 'string') complain('title', 'Write a text.');
  if (typeof language !== 'string') complain('language', 'Write a language, such as "en".');
  if (!Array.isArray(items) || items.length === 0)
    complain('items', 'Write a list of boards, such as [{ "board": "star-board", "puzzle": "1-1" }].');
  const ofSet = attributesOf('board-set').map((one) => one.name);
  checkNames('set', Object.keys(set), ofSet, 'attribute');
  const boards = items.map((item, n) => {
    const place = `items[${n}]`;
    if (typeof item !== 'object' || item === null || Array.isArray(item))
      complain(place, 'Write an object with the field "board".');
    const { board, ...attributes } = item;
    if (!tags.includes(board)) complain(`${place}.board`, `Write ${tags.join(', ')}.`);
    const known = [
      ...attributesOf(board).map((one) => one.name),
      ...ofSet,
      'task',
      'to-score',
      'find',
      'then',
    ];
    checkNames(place, Object.keys(attributes), known, 'attribute');
    return { board, attributes: written(place, attributes) };
  });
  return exercisePage({ title, language, set: written('set', set), items: boards });
}
