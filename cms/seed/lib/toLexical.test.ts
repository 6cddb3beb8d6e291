import { describe, expect, it } from 'vitest';
import { toLexical } from './toLexical';

const find = (kind: string, key: string) => (kind === 'page' && key === 'about' ? 7 : 9);
const kinds = (markup: string) => toLexical(markup, find).root.children.map(({ type, tag }) => tag ?? type);

describe('toLexical', () => {
  it.each([
    ['two paragraphs', 'One.\n\nTwo.', ['paragraph', 'paragraph']],
    ['headings', '## A\n\n### B', ['h2', 'h3']],
    ['a list', '- one\n- two', ['ul']],
    ['a quotation', '> said', ['quote']],
    ['a table', '| a | b |\n| 1 | 2 |', ['table']],
  ])('reads %s', (_name, markup, expected) => {
    expect(kinds(markup)).toEqual(expected);
  });

  it('joins the lines of a paragraph', () => {
    const [paragraph] = toLexical('one\ntwo', find).root.children;
    expect(paragraph?.children).toMatchObject([{ text: 'one two' }]);
  });

  it('makes the first row and column of a table headings', () => {
    const [table] = toLexical('| a | b |\n| 1 | **2** |', find).root.children;
    const cell = (headerState: number, text: string, format = 0) => ({
      headerState,
      children: [{ type: 'paragraph', children: [{ text, format }] }],
    });
    expect(table?.children).toMatchObject([
      { children: [cell(3, 'a'), cell(1, 'b')] },
      { children: [cell(2, '1'), cell(0, '2', 1)] },
    ]);
  });

  it('marks bold text', () => {
    const [paragraph] = toLexical('a **b** c', find).root.children;
    expect(paragraph?.children).toMatchObject([
      { text: 'a ', format: 0 },
      { text: 'b', format: 1 },
      { text: ' c' },
    ]);
  });

  it('stores links to pages and files as references, and other links as addresses', () => {
    const [paragraph] = toLexical('[x](page:about)[y](file:book)[z](https://a.example)', find).root.children;
    expect(paragraph?.children).toMatchObject([
      { type: 'link', fields: { linkType: 'internal', doc: { relationTo: 'pages', value: 7 } } },
      { type: 'link', fields: { linkType: 'internal', doc: { relationTo: 'media', value: 9 } } },
      { type: 'link', fields: { linkType: 'custom', url: 'https://a.example', newTab: true } },
    ]);
  });
});
