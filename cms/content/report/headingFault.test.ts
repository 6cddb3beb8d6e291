import { expect, test } from 'vitest';
import { headingFault } from './headingFault';

const text = (...tags: string[]) => ({
  root: {
    children: tags.map((tag) =>
      tag === 'p' ? { type: 'paragraph', children: [] } : { type: 'heading', tag, children: [] },
    ),
  },
});

test.each([
  [[], null],
  [['p', 'p'], null],
  [['h2', 'p', 'h3', 'h4', 'h2', 'h3'], null],
  [['h3', 'h3'], null],
  [['h2', 'h4'], 'h2 → h4'],
  [['h2', 'h3', 'h5'], 'h3 → h5'],
  [['h4'], 'h4'],
  [['h2', 'h1'], 'h1'],
])('headings %j: %s', (tags, found) => expect(headingFault(text(...tags))).toBe(found));

test('an empty text has no problem', () => expect(headingFault(null)).toBeNull());
