import { addTableOfContents } from './addTableOfContents';

describe('addTableOfContents', () => {
  it('gives the second-level headings ids and lists their plain names', () => {
    const html = '<h2>Who &amp; what</h2><p>a</p><h3>b</h3><h2 dir="ltr"><strong>C</strong> &lt; d</h2>';
    expect(addTableOfContents(html)).toEqual({
      html: '<h2 id="part-1">Who &amp; what</h2><p>a</p><h3>b</h3><h2 dir="ltr" id="part-2"><strong>C</strong> &lt; d</h2>',
      entries: [
        { id: 'part-1', name: 'Who & what' },
        { id: 'part-2', name: 'C < d' },
      ],
    });
  });

  it('leaves a text without such headings unchanged', () => {
    expect(addTableOfContents('<p>a</p>')).toEqual({ html: '<p>a</p>', entries: [] });
  });
});
