import { ownLanguageFirst } from './ownLanguageFirst';

const files = (...names: (string | null)[]) => names.map((filename) => ({ filename }));

test.each([
  ['he', ['sheet-he.pdf', 'sheet-en.pdf', 'catalogue.pdf']],
  ['en', ['sheet-en.pdf', 'sheet-he.pdf', 'catalogue.pdf']],
])('files of the language come first, the others keep their order: %s', (language, shown) => {
  expect(ownLanguageFirst(files('sheet-he.pdf', 'sheet-en.pdf', 'catalogue.pdf'), language)).toEqual(
    files(...shown),
  );
});

test('the number of a second upload is ignored', () => {
  expect(ownLanguageFirst(files('a-he.pdf', 'B-EN-2.PDF'), 'en')).toEqual(files('B-EN-2.PDF', 'a-he.pdf'));
});

test('letters within a name are not a language', () => {
  const named = files('garden.pdf', null, 'open-end.pdf', 'chemin');
  expect(ownLanguageFirst(named, 'en')).toEqual(named);
});
