import fc from 'fast-check';
import { elements } from '../../scripts/build/slices.mjs';

const tags = elements.map(({ tag }) => tag);

const MARKUP = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '<b id=b>',
  'javascript:alert(1)',
];

/** Any text, with what an address is made of more often than chance would have it. */
export const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...tags,
        '#',
        '?',
        '&',
        '=',
        '+',
        '%20',
        '%',
        '%E0%A4',
        '#?secret=',
        '&secret=',
        'theme=',
      ),
      fc.constantFrom('__proto__', 'constructor', 'onclick', 'style', '\ud800', ...MARKUP),
      fc.string({ unit: 'binary' }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

const anyName = fc.oneof(
  fc.constantFrom('record', 'position', 'ply', 'marks', 'names', 'seats', 'viewer', 'seed', 'rings', 'size'),
  fc.constantFrom(
    'players',
    'puzzle',
    'daily',
    'goals',
    'controls',
    'remember',
    'readonly',
    'rules-href',
    'lesson',
  ),
  fc.constantFrom('id', 'class', 'style', 'onclick', 'slot', 'is', 'fit', 'from-hash', 'share-url', 'theme'),
  anyText,
);

const anyValue = fc.oneof(
  fc.constantFrom('', 'true', '0', '-1', '1e9', 'NaN', '999999999999', '2026-02-30', 'human bot:easy', 'all'),
  fc.constantFrom('star/1 rings=4 | S31 S31', 'rotation/1 |', '2:BR13.;turn=R', 'S31:dot A1', ...MARKUP),
  anyText,
);

/** Any hash of an embed page: most name one of the boards given, with attributes that make little sense. */
export const anyHash = (...boards: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 1, arbitrary: anyText },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom(...boards), fc.array(fc.tuple(anyName, anyValue), { maxLength: 4 }))
        .map(([tag, pairs]) => `${tag}?${new URLSearchParams(pairs)}`),
    },
  );
