import { siteStackFrames } from './siteStackFrames';

const ORIGIN = 'https://site.example';

describe('siteStackFrames', () => {
  it.each([
    [
      'Chromium',
      'TypeError: x\n    at t (https://site.example/app-0a1b.js:1:2345)\n    at async https://site.example/component---src-page-7.js:2:9',
      ['/app-0a1b.js:1:2345', '/component---src-page-7.js:2:9'],
    ],
    [
      'Firefox and WebKit',
      't@https://site.example/app-0a1b.js:1:2345\n@https://site.example/b.js:3:4',
      ['/app-0a1b.js:1:2345', '/b.js:3:4'],
    ],
    ['an extension', 'at x (chrome-extension://abcdef/content.js:1:1)', []],
    ['another host', 'at x (https://cdn.example/a.js:1:1)', []],
    ['a host that begins alike', 'at x (https://site.example.evil/a.js:1:1)', []],
    ['a page', 'at https://site.example/about/?email=dana@example.com:1:1', []],
    ['no stack', undefined, []],
  ])('reads frames of %s', (_name, stack, frames) => {
    expect(siteStackFrames(stack, ORIGIN)).toEqual(frames);
  });

  it('returns the five innermost frames', () => {
    const stack = Array.from({ length: 9 }, (_, line) => `at x (${ORIGIN}/a.js:${line}:1)`).join('\n');
    expect(siteStackFrames(stack, ORIGIN)).toHaveLength(5);
  });
});
