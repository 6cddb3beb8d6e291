import { rewriteDocumentLinks } from './documentLinks';

describe('rewriteDocumentLinks', () => {
  it.each([
    [
      'a pdf',
      '<a href="http://cms/api/media/file/a.pdf">x</a>',
      '<a href="/api/download?url=http%3A%2F%2Fcms%2Fapi%2Fmedia%2Ffile%2Fa.pdf">x</a>',
    ],
    [
      'a query',
      '<a href="http://cms/a.docx?v=1&amp;w=2">x</a>',
      '<a href="/api/download?url=http%3A%2F%2Fcms%2Fa.docx%3Fv%3D1%26w%3D2">x</a>',
    ],
    [
      'upper case',
      '<a href="http://cms/A.PDF">x</a>',
      '<a href="/api/download?url=http%3A%2F%2Fcms%2FA.PDF">x</a>',
    ],
    ['a page', '<a href="/about/">x</a>', '<a href="/about/">x</a>'],
    ['a word in the text', '<p>see a.pdf</p>', '<p>see a.pdf</p>'],
  ])('%s', (_name, html, expected) => {
    expect(rewriteDocumentLinks(html)).toBe(expected);
  });
});
