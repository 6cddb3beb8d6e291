import fc from 'fast-check';
import { linearPattern } from './linearPattern.ts';
import { PatternFault } from './parsePattern.ts';

const units = fc.constantFrom(
  'a',
  'b',
  '1',
  '-',
  '_',
  ' ',
  '\n',
  '\u2028',
  '\u00a0',
  'א',
  '😀',
  '{',
  ']',
  '\\',
);
const texts = fc.array(units, { maxLength: 8 }).map((all) => all.join(''));

const atoms = fc.constantFrom(
  ...[
    'a',
    'b',
    '1',
    '-',
    'א',
    '😀',
    '.',
    '\\d',
    '\\D',
    '\\w',
    '\\W',
    '\\s',
    '\\S',
    '\\n',
    '\\.',
    '\\\\',
    '\\]',
  ],
  ...[
    '\\x61',
    '\\u05d0',
    '[ab]',
    '[^ab]',
    '[a-z\\d]',
    '[\\]\\\\]',
    '[\\w-]',
    '[]',
    '[^]',
    '[א-ת]',
    '}',
    ']',
    '{',
  ],
);
const signs = fc.constantFrom('', '*', '+', '?', '{2}', '{1,2}', '{0}', '{1,}', '*?', '{1,3}?');
/** Maximum depth of nested repetitions. With three, `RegExp` itself would backtrack for minutes. */
const MAX_LOOPS = 2;
interface Part {
  source: string;
  /** Number of unbounded repetitions that are nested in each other. */
  loops: number;
}
const repeated = (source: string, sign: string, loops = 0): Part => ({
  source: `${source}${sign}`,
  loops: loops + Number(/^[*+]|,\}/.test(sign)),
});
const joined = (parts: Part[], separator = ''): Part => ({
  source: parts.map(({ source }) => source).join(separator),
  loops: Math.max(0, ...parts.map(({ loops }) => loops)),
});
const patterns = fc
  .letrec<{ whole: Part; piece: Part }>((tie) => ({
    whole: fc.oneof(
      { maxDepth: 4 },
      fc.array(tie('piece'), { maxLength: 4 }).map((parts) => joined(parts)),
      fc.tuple(tie('whole'), tie('whole')).map((parts) => joined(parts, '|')),
    ),
    piece: fc.oneof(
      { maxDepth: 4 },
      fc.tuple(atoms, signs).map(([atom, sign]) => repeated(atom, sign)),
      fc.constantFrom('^', '$', '\\b', '\\B').map((source) => ({ source, loops: 0 })),
      fc
        .tuple(fc.constantFrom('(', '(?:'), tie('whole'), signs)
        .map(([begin, { source, loops }, sign]) => repeated(`${begin}${source})`, sign, loops)),
    ),
  }))
  .whole.filter(({ loops }) => loops <= MAX_LOOPS)
  .map(({ source }) => source);

const readable = (source: string): RegExp | null => {
  try {
    return new RegExp(source);
  } catch {
    return null;
  }
};

/** Compiles a pattern. Returns null if it is rejected because its nested repetitions multiply to too many parts. */
const unlessTooLarge = (source: string): ReturnType<typeof linearPattern> | null => {
  try {
    return linearPattern(source);
  } catch (error) {
    const whole = source.length > 40 ? `${source.slice(0, 40)}…` : source;
    if (error instanceof PatternFault && error.part === whole) return null;
    throw error;
  }
};

it('matches what RegExp matches', () => {
  fc.assert(
    fc.property(patterns, texts, (source, text) => {
      const expected = readable(source);
      fc.pre(expected !== null);
      const pattern = unlessTooLarge(source);
      fc.pre(pattern !== null);
      expect([source, text, pattern?.test(text)]).toEqual([source, text, expected?.test(text)]);
    }),
    { numRuns: 5000 },
  );
});

it.each([
  '(a+)+$',
  '^(a|a)*$',
  '(a|aa)+$',
  '(.*)*x$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(a*)*b',
  '(?:a?){100}a{100}$',
])('%s matches in linear time', (source) => {
  expect(linearPattern(source).test(`${'a'.repeat(20_000)}!`)).toBe(false);
});

it.each([
  ['^(?=.*\\d)a', '(?='],
  ['(?!a)', '(?!'],
  ['(?<=a)b', '(?<='],
  ['(?<!a)b', '(?<!'],
  ['(a)\\1', '\\1'],
  ['(?<x>a)\\k<x>', '\\k'],
  ['\\p{L}+', '\\p'],
  ['a{1001}', 'a{1001}'],
  ['((a{100}){100}){100}', '((a{100}){100}){100}'],
  ['(?:){99999999999}', '(?:){99999999999}'],
])('rejects %s and names the part', (source, part) => {
  expect(() => linearPattern(source)).toThrow(new PatternFault(part));
});

it('rejects a pattern of more than 1,000 characters and names its beginning', () => {
  expect(() => linearPattern('a'.repeat(1001))).toThrow(new PatternFault(`${'a'.repeat(20)}…`));
});

it('accepts a named group', () => expect(linearPattern('^(?<year>\\d{4})$').test('2026')).toBe(true));

it.each(['([', 'a**', '(', '(?<=['])('throws a SyntaxError for %s', (source) => {
  expect(() => linearPattern(source)).toThrow(SyntaxError);
});
