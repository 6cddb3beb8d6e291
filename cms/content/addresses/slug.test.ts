import { expect, test } from 'vitest';
import { isSlug } from './slugRules';
import { suggestSlug } from './suggestSlug';

test.each([
  ['About us', 'about-us'],
  ['שאלות ותשובות', 'שאלות-ותשובות'],
  ['שָׁלוֹם', 'שלום'],
  ['חברת נדל״ן בע״מ', 'חברת-נדלן-בעמ'],
  ['  What’s new?  2026/27 ', 'whats-new-2026-27'],
  ['Café Rénové', 'cafe-renove'],
  ['!!!', ''],
])('"%s" suggests "%s"', (name, slug) => {
  expect(suggestSlug(name)).toBe(slug);
});

test.each(['About us', 'שאלות ותשובות', '50% & more'])('what "%s" suggests is allowed', (name) => {
  expect(isSlug(suggestSlug(name))).toBe(true);
});

test.each(['a b', 'a/b', 'a?b', 'a#b', '50%', '-a', '..', 'a\u0000', 'a\u202Eb', 'About', 'aÉ', ''])(
  '"%s" is not allowed',
  (slug) => {
    expect(isSlug(slug)).toBe(false);
  },
);
