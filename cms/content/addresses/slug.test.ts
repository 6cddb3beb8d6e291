import { expect, test } from 'vitest';
import { bytesOf } from '@group/rules/addresses/addressLimits';
import { cleanSlug, copySlug, slugFault } from './slugRules';
import { suggestSlug } from './suggestSlug';

test.each([
  ['About us', 'about-us'],
  ['שאלות ותשובות', 'שאלות-ותשובות'],
  ['שָׁלוֹם', 'שלום'],
  ['חברת נדל״ן בע״מ', 'חברת-נדלן-בעמ'],
  ['  What’s new?  2026/27 ', 'whats-new-2026-27'],
  ['Café Rénové', 'cafe-renove'],
  ['!!!', ''],
])('suggests a slug for "%s": "%s"', (name, slug) => {
  expect(suggestSlug(name)).toBe(slug);
});

test.each(['About us', 'שאלות ותשובות', '50% & more'])('suggests an allowed slug for "%s"', (name) => {
  expect(slugFault(suggestSlug(name))).toBeNull();
});

test.each(['a b', 'a/b', 'a?b', 'a#b', '50%', '-a', '..', 'a.', 'a\u0000', 'a\u202Eb', 'About', 'aÉ', ''])(
  'rejects "%s"',
  (slug) => {
    expect(slugFault(slug)?.en).toMatch(/^Allowed/);
  },
);

test.each(['א'.repeat(127), 'a'.repeat(255), 'v2.0', `${'א'.repeat(63)}-${'ב'.repeat(63)}`])(
  'accepts a slug of at most 255 bytes (%#)',
  (slug) => {
    expect(slugFault(slug)).toBeNull();
  },
);

test.each(['א'.repeat(128), 'א'.repeat(130), 'a'.repeat(256), 'ü'.repeat(128), '漢'.repeat(86)])(
  'rejects a longer slug and says that it is too long (%#)',
  (slug) => {
    expect(slugFault(slug)?.en).toMatch(/^Too long/);
  },
);

test.each([
  'א'.repeat(130),
  'שאלות ותשובות '.repeat(20),
  'A very long name of a page '.repeat(15),
  `${'x'.repeat(300)} and more`,
])('suggests an allowed slug for a long name (%#)', (name) => {
  const slug = suggestSlug(name);
  expect(slugFault(slug)).toBeNull();
  expect(bytesOf(slug)).toBeGreaterThan(200);
});

test.each(['about', 'א'.repeat(127), 'a'.repeat(255), `${'word-'.repeat(50)}end`])(
  'allows the slug of a duplicate (%#)',
  (slug) => {
    expect(slugFault(copySlug(slug))).toBeNull();
    expect(copySlug(slug)).toMatch(/-copy$/);
  },
);

test.each([
  ['cafe\u0301', 'caf\u00e9'],
  ['a\u202Eb', 'ab'],
  ['\u200Fאודות\u200E', 'אודות'],
  [' about ', 'about'],
  ['\uFEFFabout', 'about'],
  ['שָׁלוֹם', 'שלום'],
  ['\uFB2Aלום', 'שלום'],
])('stores %j as "%s"', (typed, kept) => {
  expect(cleanSlug(typed)).toBe(kept);
  expect(slugFault(kept)).toBeNull();
});
