import { moveStylesToHead } from './moveStylesToHead';

const slice = (id: string, html: string) =>
  `<!-- slice-start id="${id}" -->${html}<!-- slice-end id="${id}" -->`;
const style = (ids: string, css: string) => `<style data-styles="${ids}">${css}</style>`;
const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head><title>t</title>${head}</head><body>${body}</body></html>`;

const header = (css: string) => slice('header-he-1', `${style('h1 h2', css)}<header>menu</header>`);
const footer = slice('footer-he-1', `${style('f1', '.f{}')}<footer></footer>`);
const bare = `${slice('header-he-1', '<header>menu</header>')}<main></main>${slice('footer-he-1', '<footer></footer>')}`;
const own = `<style data-emotion="css-global g">body{}</style>${style('p1 p2', '.p{}')}`;
const ofSlices = (css: string) =>
  `<style data-styles="h1 h2" data-slices="">${css}</style><style data-styles="f1" data-slices="">.f{}</style>`;

describe('the styles of a page', () => {
  it('move to the head: global ones, its own, and those of its slices', () => {
    const html = moveStylesToHead(page('', `${own}${header('.h{}')}<main></main>${footer}`));
    expect(html).toBe(page(own + ofSlices('.h{}'), bare));
    expect(moveStylesToHead(html)).toBe(html);
  });

  it('are replaced when slices are rewritten', () => {
    const built = moveStylesToHead(page('', `${own}${header('.h{}')}<main></main>${footer}`));
    const stitched = built
      .replace(slice('header-he-1', '<header>menu</header>'), header('.new{}'))
      .replace(slice('footer-he-1', '<footer></footer>'), footer);
    expect(moveStylesToHead(stitched)).toBe(page(own + ofSlices('.new{}'), bare));
  });

  it('are unchanged when there is nothing to move', () => {
    const html = page('<style>.x{}</style>', '<main></main>');
    expect(moveStylesToHead(html)).toBe(html);
    expect(moveStylesToHead('<p>no head</p>')).toBe('<p>no head</p>');
  });
});
