import { foldText } from '@group/rules/text/foldText';

/** Abbreviations with gershayim or a hyphen, and their full names. */
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

/** Synonyms. */
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

/** Expands abbreviated town names in a search text. */
export const wholeNames = (text: string): string =>
  text
    .replace(/["”]/g, '״')
    .replace(
      SHORT_NAME,
      (_all, prefix: string | undefined, short: string) => `${prefix ?? ''}${SHORT[short]}`,
    );

/** Plural endings and their replacements, in Hebrew and English. `glass`, `bus` and `basis` are singular. */
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
 * Returns alternatives of a search word: synonyms and the singular.
 * @param word folded by `foldText`
 */
export function moreWords(word: string): string[] {
  const singular = singularOf(word);
  return [...(alike.get(word) ?? []), ...(singular ? [singular] : [])];
}
