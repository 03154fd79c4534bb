// Writes text so that HTML and XML read it as text.
import { core } from './tables.mjs';

/** `escaped` is for HTML and XML, `element` for XML. */
export const { element, escaped } = await core();

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
