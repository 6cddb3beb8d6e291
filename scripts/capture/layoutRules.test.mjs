import { describe, expect, it } from '@jest/globals';
import { hasIncompleteRow, hasLoneFact, largestView, linesOf, repeated } from './layoutRules.mjs';

/**
 * Returns a box of 100 × 50 px at a position in a grid. @param {number} column @param {number} row @param {number}
 * [columns]
 */
const cell = (column, row, columns = 1) => ({
  left: column * 110,
  right: column * 110 + columns * 110 - 10,
  top: row * 60,
  bottom: row * 60 + 50,
});
const GRID = { left: 0, right: 320, top: 0, bottom: 500 };
const row = (/** @type {number} */ top) => [cell(0, top), cell(1, top), cell(2, top)];

describe('linesOf', () => {
  it('groups boxes of different heights by their middle', () => {
    const low = { left: 110, right: 200, top: 20, bottom: 40 };
    expect(linesOf([cell(0, 1), low, cell(0, 0)])).toEqual([[cell(0, 0), low], [cell(0, 1)]]);
  });
});

describe('hasIncompleteRow', () => {
  it.each([
    ['full rows', [...row(0), ...row(1)], false],
    ['a last row with a gap at the end', [...row(0), cell(0, 1), cell(1, 1)], true],
    ['a last row with a gap at the start', [...row(0), cell(1, 1), cell(2, 1)], true],
    ['a last card across the remaining columns', [...row(0), cell(0, 1), cell(1, 1, 2)], false],
    ['a single row that leaves a column empty', [cell(0, 0), cell(1, 0)], true],
    ['one column', [cell(0, 0), cell(0, 1)], false],
  ])('judges %s', (_name, items, expected) => {
    expect(hasIncompleteRow(GRID, items)).toBe(expected);
  });
});

describe('hasLoneFact', () => {
  it.each([
    ['one line', row(0), false],
    ['a single fact on the second line', [...row(0), cell(0, 1)], true],
    ['two facts on the second line', [...row(0), cell(0, 1), cell(1, 1)], false],
    ['a fact across the whole second line', [...row(0), cell(0, 1, 3)], false],
    ['one fact per line', [cell(0, 0), cell(0, 1)], false],
  ])('judges %s', (_name, facts, expected) => {
    expect(hasLoneFact(facts)).toBe(expected);
  });
});

it('finds the view with the most boxes', () => {
  const boxes = [cell(0, 0), cell(0, 20), cell(0, 21)];
  expect(largestView(boxes, 200)).toEqual([cell(0, 20), cell(0, 21)]);
  expect(largestView(boxes, 60)).toHaveLength(1);
});

it('names each repeated value once', () => {
  expect(repeated(['a', 'b', 'a', 'a'])).toEqual(['a']);
});
