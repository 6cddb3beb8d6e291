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
  ])('reads %s', (_name, markup, expected) => {
    expect(kinds(markup)).toEqual(expected);
  });

  it('joins the lines of a paragraph', () => {
    const [paragraph] = toLexical('one\ntwo', find).root.children;
    expect(paragraph?.children).toMatchObject([{ text: 'one two' }]);
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
