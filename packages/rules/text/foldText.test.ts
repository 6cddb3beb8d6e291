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

  it('divides at hyphens of both languages', () =>
    expect(wordsOf('תל־אביב, Tel-Aviv 2026')).toEqual(['תל', 'אביב', 'tel', 'aviv', '2026']));
});
