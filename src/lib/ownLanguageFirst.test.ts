import { ownLanguageFirst } from './ownLanguageFirst';

const files = (...names: (string | null)[]) => names.map((filename) => ({ filename }));

test.each([
  ['he', ['sheet-he.pdf', 'sheet-en.pdf', 'catalogue.pdf']],
  ['en', ['sheet-en.pdf', 'sheet-he.pdf', 'catalogue.pdf']],
])('files of the language stand first, the others as they were: %s', (language, shown) => {
  expect(ownLanguageFirst(files('sheet-he.pdf', 'sheet-en.pdf', 'catalogue.pdf'), language)).toEqual(
    files(...shown),
  );
});

test('the number that a second upload is given says nothing of the language', () => {
  expect(ownLanguageFirst(files('a-he.pdf', 'B-EN-2.PDF'), 'en')).toEqual(files('B-EN-2.PDF', 'a-he.pdf'));
});

test('nothing is moved for a name that holds the letters alone, or for none', () => {
  const named = files('garden.pdf', null, 'open-end.pdf', 'chemin');
  expect(ownLanguageFirst(named, 'en')).toEqual(named);
});
