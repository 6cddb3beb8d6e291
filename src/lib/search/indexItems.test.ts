import { indexItems } from './indexItems';

const ITEMS = [
  'מגדל הים, תל־אביב',
  'שכונת הפארק, באר שבע',
  'רחוב ז׳בוטינסקי, רמת גן',
  'Harbour Tower, Haifa',
  'בית שלום, צה״ל 5',
];
const find = indexItems(ITEMS, (text) => [text, null]);
const found = (text: string) => ITEMS.flatMap((item, index) => (find(text).has(item) ? [index] : []));

it.each([
  ['the beginning of a word', 'מגד', [0]],
  ['a first letter', 'Harbour t', [3]],
  ['prefix letters that the text has', 'ים', [0]],
  ['prefix letters that were typed', 'שבמגדל', [0]],
  ['niqqud', 'שָׁלוֹם', [4]],
  ['geresh left out', 'זבוטינסקי', [2]],
  ['gershayim as quotation marks', 'צה"ל', [4]],
  ['a final letter in the middle', 'שלומ', [4]],
  ['the wrong keyboard layout', 'nds', [0]],
  ['the wrong layout the other way', 'ישרנםור', [3]],
  ['several words in any order', 'haifa tower', [3]],
  ['words of which one is missing', 'haifa park', []],
  ['no word at all', ' – ', [0, 1, 2, 3, 4]],
])('finds by %s', (_name, text, expected) => expect(found(text)).toEqual(expected));

it.each(ITEMS)('finds "%s" by each of its beginnings', (item) => {
  const beginnings = Array.from(item, (_, index) => item.slice(0, index + 1));
  const missed = beginnings.filter((text) => !find(text).has(item));
  expect(missed).toEqual([]);
});

it('prefers a typo to numbers that begin with the digit', () => {
  const homes = ['Herzl 5', 'Herzl 52', 'Herzelia 52'];
  expect([...indexItems(homes, (text) => [text])('herzel 5')]).toEqual(['Herzl 5']);
});

it('prefers a word of one letter to words that begin with it', () => {
  const buildings = ['Building A', 'Building Almond'];
  expect([...indexItems(buildings, (text) => [text])('building a')]).toEqual(['Building A']);
});
