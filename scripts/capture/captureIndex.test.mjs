import { expect, it } from '@jest/globals';
import { captureIndex, countsOf } from './captureIndex.mjs';

const capture = (/** @type {string[]} */ ...rules) => ({
  screen: 'home',
  language: 'he',
  width: 390,
  picture: 'home.he.390.jpg',
  findings: rules.map((rule) => ({ rule, what: '<a> "More"' })),
});

it('counts the findings of a rule and the captures that have them, beside an earlier run', () => {
  expect(countsOf([capture('row', 'row'), capture()], [capture('row')])).toContainEqual({
    rule: 'Incomplete grid row',
    before: 1,
    findings: 2,
    captures: 1,
  });
});

it('shows a capture after its earlier one, and escapes what it names', () => {
  const html = captureIndex([capture('control')], [capture()]);
  expect(html.indexOf('src="before.home.he.390.jpg"')).toBeLessThan(html.indexOf('src="home.he.390.jpg"'));
  expect(html).toContain('&lt;a> &quot;More&quot;');
});

it('shows no earlier capture of a new screen', () => {
  expect(captureIndex([capture()], [])).not.toContain('before.');
});
