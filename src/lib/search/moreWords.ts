import { foldText } from '@group/rules/text/foldText';

/** Short names that visitors write with gershayim or a hyphen, and what they stand for. */
const SHORT: Readonly<Record<string, string>> = {
  'ת״א': 'תל אביב',
  'ב״ש': 'באר שבע',
  'פ״ת': 'פתח תקווה',
  'ר״ג': 'רמת גן',
  'ראשל״צ': 'ראשון לציון',
  'נ״צ': 'נס ציונה',
};

const SHORT_NAME = new RegExp(
  `(?<![\\u05D0-\\u05EA])(ב|ל|מ)?(${Object.keys(SHORT).join('|')})(?![\\u05D0-\\u05EA])`,
  'g',
);

/** Words that mean the same: who types one finds pages that have another. */
const ALIKE: readonly (readonly string[])[] = [
  ['jobs', 'careers', 'positions'],
  ['job', 'career', 'position'],
  ['vacancies', 'careers', 'positions'],
  ['gray', 'grey'],
  ['flat', 'apartment'],
  ['flats', 'apartments', 'homes'],
  ['rental', 'rent'],
  ['דרושים', 'משרות', 'קריירה'],
  ['דרושות', 'משרות', 'קריירה'],
  ['עבודה', 'משרות', 'קריירה'],
  ['שכירות', 'להשכרה', 'השכרה'],
  ['אג״ח', 'אגרות'],
];
const alike = new Map(ALIKE.map(([word = '', ...others]) => [foldText(word), others.map(foldText)]));

/**
 * A typed text with the whole names of towns in place of short ones.
 * @param text as the visitor typed it
 */
export const wholeNames = (text: string): string =>
  text
    .replace(/["”]/g, '״')
    .replace(
      SHORT_NAME,
      (_all, prefix: string | undefined, short: string) => `${prefix ?? ''}${SHORT[short]}`,
    );

/** Plural endings, and what stands in their place: of Hebrew, and of English, where `glass`, `bus` and `basis` are singulars. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/^([\u05D0-\u05EA]{3,})(?:ימ|ות)$/, ''],
  [/^([a-z]{3,})ies$/, 'y'],
  [/^([a-z]*[^siu])s$/, ''],
];

function singularOf(word: string): string | null {
  for (const [plural, ending] of PLURALS) {
    const stem = plural.exec(word)?.[1];
    if (stem) return stem.length > 2 ? `${stem}${ending}` : null;
  }
  return null;
}

/**
 * What may stand in a text where a word was typed: words that mean the same, and the word without its plural ending.
 * @param word as `foldText` gives it
 */
export function moreWords(word: string): string[] {
  const singular = singularOf(word);
  return [...(alike.get(word) ?? []), ...(singular ? [singular] : [])];
}
