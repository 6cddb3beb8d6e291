import { moveStylesToHead } from './moveStylesToHead';

const slice = (id: string, html: string) =>
  `<!-- slice-start id="${id}" -->${html}<!-- slice-end id="${id}" -->`;
const style = (name: string, css: string) => `<style data-emotion="${name}">${css}</style>`;
const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head><title>t</title>${head}</head><body>${body}</body></html>`;

const header = (css: string) => slice('header-he-1', `${style('css h1 h2', css)}<header>menu</header>`);
const footer = slice('footer-he-1', `${style('css f1', '.f{}')}<footer></footer>`);
const bare = `${slice('header-he-1', '<header>menu</header>')}<main></main>${slice('footer-he-1', '<footer></footer>')}`;
const own = `${style('css-global g', 'body{}')}${style('css p1 p2', '.p{}')}`;
/** Emotion would move elements with its own attribute. */
const moved = `${style('css-global g', 'body{}')}<style data-styles="p1 p2">.p{}</style>`;

describe('the styles of a page', () => {
  it('move to the head: global ones, its own, and one element for its slices', () => {
    const html = moveStylesToHead(page('', `${own}${header('.h{}')}<main></main>${footer}`));
    expect(html).toBe(page(`${moved}<style data-styles="h1 h2 f1" data-slices="">.h{}.f{}</style>`, bare));
    expect(moveStylesToHead(html)).toBe(html);
  });

  it('are replaced when slices are rewritten', () => {
    const built = moveStylesToHead(page('', `${own}${header('.h{}')}<main></main>${footer}`));
    const stitched = built
      .replace(slice('header-he-1', '<header>menu</header>'), header('.new{}'))
      .replace(slice('footer-he-1', '<footer></footer>'), footer);
    expect(moveStylesToHead(stitched)).toBe(
      page(`${moved}<style data-styles="h1 h2 f1" data-slices="">.new{}.f{}</style>`, bare),
    );
  });

  it('are unchanged when there is nothing to move', () => {
    const html = page('<style>.x{}</style>', '<main></main>');
    expect(moveStylesToHead(html)).toBe(html);
    expect(moveStylesToHead('<p>no head</p>')).toBe('<p>no head</p>');
  });
});
