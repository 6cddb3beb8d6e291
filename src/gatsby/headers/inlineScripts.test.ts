import { inlineScripts } from './inlineScripts';

/** Hash of `alert(1)`, computed with: printf 'alert(1)' | openssl dgst -sha256 -binary | base64 */
const HASH = 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';

describe('inline scripts', () => {
  it.each([
    ['one', '<script>alert(1)</script>', [HASH]],
    ['a module', '<script type="module">alert(1)</script>', [HASH]],
    ['several', '<script>alert(1)</script><p></p><script id="a">alert(1)</script>', [HASH, HASH]],
    ['a file', '<script src="/app.js" async></script>', []],
    ['data', '<script type="application/ld+json">{"a":1}</script>', []],
    ['none', '<p>script</p>', []],
  ])('of a page with %s', (_name, html, hashes) => {
    expect(inlineScripts(html)).toEqual(hashes);
  });
});
