import { sortByOwnLanguage } from './sortByOwnLanguage';

const files = (...names: (string | null)[]) => names.map((filename) => ({ filename }));

test.each([
  ['he', ['sheet-he.pdf', 'sheet-en.pdf', 'catalogue.pdf']],
  ['en', ['sheet-en.pdf', 'sheet-he.pdf', 'catalogue.pdf']],
])('puts files of the language first and keeps the order of the others: %s', (language, shown) => {
  expect(sortByOwnLanguage(files('sheet-he.pdf', 'sheet-en.pdf', 'catalogue.pdf'), language)).toEqual(
    files(...shown),
  );
});

test('ignores the number of a second upload', () => {
  expect(sortByOwnLanguage(files('a-he.pdf', 'B-EN-2.PDF'), 'en')).toEqual(files('B-EN-2.PDF', 'a-he.pdf'));
});

test('ignores letters within a name', () => {
  const named = files('garden.pdf', null, 'open-end.pdf', 'chemin');
  expect(sortByOwnLanguage(named, 'en')).toEqual(named);
});
