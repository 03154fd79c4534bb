// Writes text so that HTML and XML read it as text.

/** What neither can hold: signs of control, halves of characters, and what is no character. */
const FORBIDDEN =
  // eslint-disable-next-line no-control-regex -- these are what is taken out
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufdd0-\ufdef]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|\p{Noncharacter_Code_Point}/gu;

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const SIGNS = Object.fromEntries(Object.entries(ENTITIES).map(([sign, entity]) => [entity, sign]));

export const escaped = (text) =>
  `${text}`.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign]);

export const unescaped = (text) => text.replace(/&\w+;/g, (entity) => SIGNS[entity] ?? entity);

/** ` name="value"` each; one that is '' is a flag, one that is undefined is left out. */
export const attributesText = (attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join('');

/** One element of XML. */
export const element = (tag, attributes, content = '') =>
  content === ''
    ? `<${tag}${attributesText(attributes)}/>`
    : `<${tag}${attributesText(attributes)}>${content}</${tag}>`;

/** The beginning of a text, as many whole sentences as fit; an ellipsis where not even one does. */
export function beginning(text, most) {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = Math.max(
    ...[...cut.matchAll(/[.!?。！？]['”’"]?(?=\s)/gu)].map(({ index, 0: sign }) => index + sign.length),
    0,
  );
  return end > 0
    ? cut.slice(0, end)
    : `${[...cut]
        .slice(0, -1)
        .join('')
        .replace(/\s+\S*$/, '')}…`;
}
