import { foldText, wordsOf } from './foldText.ts';

describe('foldText', () => {
  it.each([
    ['vowel points', 'שָׁלוֹם', 'שלומ'],
    ['gershayim', 'צה"ל וצה״ל', 'צהל וצהל'],
    ['geresh', "ז׳בוטינסקי רח׳ ג'ורג", 'זבוטינסקי רח גורג'],
    ['final letters', 'ךםןףץ', 'כמנפצ'],
    ['case and accents', 'Café NOIR', 'cafe noir'],
    ['quotation marks around words', '"שלום"', '"שלומ"'],
  ])('%s', (_, text, folded) => expect(foldText(text)).toBe(folded));

  it.each([
    'ממ״ד',
    'ממ"ד',
    "ממ''ד",
    'ממ׳׳ד',
    'ממ“ד',
    'ממ”ד',
    'ממ„ד',
    'ממ‟ד',
    'ממ″ד',
    'ממ’’ד',
    'ממ‘‘ד',
    'ממ´´ד',
    'ממ``ד',
    'ממ＂ד',
    'מ\u200fמ״ד',
    'ממ\u200b״ד\u202c',
  ])('finds %j as ממ״ד', (typed) => expect(wordsOf(typed)).toEqual(['ממד']));

  it.each([
    ['רח‘ הרצל', ['רח', 'הרצל']],
    ['צ‛ק ו־ג׳ירפה', ['צק', 'ו', 'גירפה']],
    ["O`Neil's", ['oneils']],
    ['"ממ״ד" ו״סלון״', ['ממד', 'וסלונ']],
    ['«פנטהאוז»', ['פנטהאוז']],
    ['soft\u00adware', ['software']],
  ])('reads the words of %j', (typed, words) => expect(wordsOf(typed)).toEqual(words));

  it('divides at hyphens of both languages', () =>
    expect(wordsOf('תל־אביב, Tel-Aviv 2026')).toEqual(['תל', 'אביב', 'tel', 'aviv', '2026']));
});
