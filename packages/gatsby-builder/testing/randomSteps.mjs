import fc from 'fast-check';

/** Ids of the pages that steps publish and delete. */
const IDS = [40, 41, 42, 43, 44];
/** Phases of `warmChild.mjs` in which it is killed. */
const PHASES = ['boot', 'check', 'source', 'pages', 'queries', 'data', 'html', 'after', 'save'];

/** Invalid slugs: files of the site, other pages, and names that no file system allows. */
export const UNUSABLE_SLUGS = [
  'favicon.ico',
  'index',
  '404',
  '404.html',
  '_redirects',
  'index.html',
  '..',
  '.',
  'א'.repeat(130),
  'x'.repeat(256),
];
const AWKWARD_SLUGS = [
  'א'.repeat(127),
  'x'.repeat(255),
  '100%',
  '%D7',
  'a%2Fb',
  'what?',
  'a#b',
  'two words',
  ' ',
  'con',
  'page-data',
  'static',
  'a.b.html',
  '…',
  "it's",
  '"quoted"',
  '<b>',
  '&amp;',
  '\\',
  '😀',
  'שלום\u200f',
  'CAPITALS',
];
const AWKWARD_TEXTS = [
  '',
  '</script><script>',
  '{{title}}',
  '${title}',
  'שורה\nשורה',
  '\u2028',
  '<!-- slice-start id="header-he-1" -->',
  'slice-end',
];

/**
 * @typedef {{ kind: 'publish', id: number, slug: string, title: string, fails: '' | 'unrenderable' | 'unreadable' }
 *   | { kind: 'delete', id: number }
 *   | { kind: 'picture', filename: string, isGood: boolean }
 *   | { kind: 'menu', name: string }
 *   | { kind: 'restart' }} Edit
 * @typedef {{ edits: Edit[], killAt: string }} Step edits that are published together; `killAt` as in `killedChild.mjs`, or empty
 */

const id = fc.constantFrom(...IDS);
const text = fc.oneof(fc.constantFrom(...AWKWARD_TEXTS), fc.string({ unit: 'grapheme', maxLength: 40 }));
const slug = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...AWKWARD_SLUGS) },
  { weight: 2, arbitrary: fc.constantFrom(...UNUSABLE_SLUGS) },
  {
    weight: 4,
    arbitrary: fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .filter((one) => !/[/\0]/.test(one)),
  },
);
const filename = fc
  .tuple(
    fc.oneof(
      fc.constantFrom('דוח 100% #1', 'x'.repeat(251), 'א'.repeat(125), '..', 'a?b', '%', ''),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((one) => !/[/\0]/.test(one)),
    ),
    fc.constantFrom('.jpg', '.JPG', '.jpeg', ''),
  )
  .map((parts) => parts.join('') || 'empty');

/** @type {fc.Arbitrary<Edit>} */
const edit = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant(/** @type {const} */ ('publish')),
      id,
      slug,
      title: text,
      fails: fc.constantFrom(.../** @type {const} */ (['', '', '', '', 'unrenderable', 'unreadable'])),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant(/** @type {const} */ ('delete')), id }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant(/** @type {const} */ ('picture')),
      filename,
      isGood: fc.constantFrom(true, true, false),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant(/** @type {const} */ ('menu')), name: text }) },
);

/** @type {fc.Arbitrary<Step>} */
const step = fc.record({
  edits: fc.oneof(
    { weight: 19, arbitrary: fc.array(edit, { minLength: 1, maxLength: 4 }) },
    { weight: 1, arbitrary: fc.constant(/** @type {Edit[]} */ ([{ kind: 'restart' }])) },
  ),
  killAt: fc.oneof(
    { weight: 18, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constantFrom(...PHASES) },
    { weight: 1, arbitrary: fc.nat({ max: 1500 }).map(String) },
  ),
});

/**
 * Derives steps from a seed.
 * @param {number} seed
 * @param {number} count
 * @returns {Step[]}
 */
export const randomSteps = (seed, count) => fc.sample(step, { seed, numRuns: count });
