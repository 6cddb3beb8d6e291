import { foldText } from '@group/rules/text/foldText';

/** Abbreviations of town names, which contain gershayim, and the full names. */
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

/** Replaces abbreviated town names in a search text with the full names. */
export const expandTownNames = (text: string): string =>
  text
    .replace(/["”]/g, '״')
    .replace(
      SHORT_NAME,
      (_all, prefix: string | undefined, short: string) => `${prefix ?? ''}${SHORT[short]}`,
    );

/**
 * Hebrew and English plural endings and their singular replacements. Words such as `glass`, `bus` and `basis` must not
 * match, because they are singular.
 */
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
 * Returns other forms of a search word: synonyms and the singular.
 * @param word word that `foldText` has normalized
 */
export function otherWordForms(word: string): string[] {
  const singular = singularOf(word);
  return [...(alike.get(word) ?? []), ...(singular ? [singular] : [])];
}
