import fc from 'fast-check';

/** Ids of pages that steps publish with unusual values, and delete. */
const IDS = [40, 41, 42, 43, 44];
/** Ids of pages whose values alternate between two, so that content often returns to an earlier state. */
export const PAIRED_IDS = [50, 51, 52];
/** Highest number of a file operation at which a process is killed. Most changes need fewer operations. */
const MAX_OPERATIONS = 60;
/**
 * After this many steps, a step removes everything that cannot be built, so that the site can be compared with a clean
 * build.
 */
const COMPARED_EVERY = 20;
/** Phases of `warmChild.mjs` in which it can be killed. */
const PHASES = ['boot', 'check', 'source', 'pages', 'queries', 'data', 'html', 'after', 'save'];

/**
 * Slugs that no page can have: names of files of the site, of other pages, and names that file systems do not allow.
 */
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
 *   | { kind: 'menu', name: string, page: number }
 *   | { kind: 'setting', siteName: string }
 *   | { kind: 'text' | 'move', id: number, isSecond: boolean }
 *   | { kind: 'presence', id: number, isPresent: boolean }
 *   | { kind: 'swap', ids: number[] }
 *   | { kind: 'redirect', to: number | null }
 *   | { kind: 'goodPicture', filename: string }
 *   | { kind: 'restart' }} Edit
 * @typedef {{ process: 'child' | 'builder' } & import('./fileOperations.mjs').Kill} KillAtOperation `child`: the process that builds;
 *   `builder`: the one that publishes
 * @typedef {{ edits: Edit[], killAt: string | KillAtOperation, hurries: boolean, isCompared: boolean }} Step edits that are published together;
 *   `killAt`: a phase of the child, an operation, or empty; `hurries`: whether the next step begins after the first batch; `isCompared`:
 *   whether the site is compared with a clean build
 */

const id = fc.constantFrom(...IDS);
const pairedId = fc.constantFrom(...PAIRED_IDS);
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
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant(/** @type {const} */ ('menu')),
      name: fc.oneof(
        { weight: 2, arbitrary: fc.constantFrom('Menu', 'תפריט') },
        { weight: 1, arbitrary: text },
      ),
      page: fc.constantFrom(2, ...PAIRED_IDS),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant(/** @type {const} */ ('setting')),
      // Only two values are used, so that content returns to an earlier state.
      siteName: fc.constantFrom('One name', 'Another name'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant(/** @type {const} */ ('text')),
      id: fc.constantFrom(2, ...PAIRED_IDS),
      isSecond: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant(/** @type {const} */ ('move')),
      id: pairedId,
      isSecond: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant(/** @type {const} */ ('presence')),
      id: pairedId,
      isPresent: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant(/** @type {const} */ ('swap')),
      ids: fc.shuffledSubarray(PAIRED_IDS, { minLength: 2, maxLength: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant(/** @type {const} */ ('redirect')),
      to: fc.constantFrom(null, 2, ...PAIRED_IDS),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant(/** @type {const} */ ('goodPicture')),
      filename: fc.constantFrom('one.jpg', 'two.jpg'),
    }),
  },
);

/** @type {fc.Arbitrary<KillAtOperation>} */
const killAtOperation = fc.record({
  process: fc.constantFrom('child', 'child', 'builder'),
  count: fc.integer({ min: 1, max: MAX_OPERATIONS }),
  moment: fc.constantFrom('before', 'after'),
});

/** @type {fc.Arbitrary<Omit<Step, 'isCompared'>>} */
const step = fc.record({
  hurries: fc.boolean(),
  edits: fc.oneof(
    { weight: 19, arbitrary: fc.array(edit, { minLength: 1, maxLength: 4 }) },
    { weight: 1, arbitrary: fc.constant(/** @type {Edit[]} */ ([{ kind: 'restart' }])) },
  ),
  killAt: fc.oneof(
    { weight: 24, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constantFrom(...PHASES) },
    { weight: 2, arbitrary: killAtOperation },
  ),
});

/** A step that removes everything that cannot be built, so that the site can be compared. @type {Step} */
const COMPARISON_STEP = {
  edits: [
    ...IDS.map((one) => ({ kind: /** @type {const} */ ('delete'), id: one })),
    { kind: 'goodPicture', filename: 'one.jpg' },
  ],
  killAt: '',
  hurries: false,
  isCompared: true,
};

/**
 * Generates random steps. The same seed always gives the same steps.
 * @param {number} seed
 * @param {number} count
 * @returns {Step[]}
 */
export const randomSteps = (seed, count) =>
  fc
    .sample(step, { seed, numRuns: count })
    .map((one, index) =>
      index === count - 1 || index % COMPARED_EVERY === COMPARED_EVERY - 1
        ? COMPARISON_STEP
        : { ...one, isCompared: false },
    );
