import type { BoardRow } from './boardRows';

/** Maximum number of cached responses. Usually visitors combine at most two filters, which needs fewer. */
const MAX_ANSWERS = 500;

/**
 * Caches what a function computes from the job board. The cache is keyed by the array of rows, so a changed board
 * starts with an empty cache.
 * @param answer computes the result for the open positions and a query
 * @returns the same function with a cache
 */
export function cacheByRows<Question, Answer>(
  answer: (rows: readonly BoardRow[], question: Question) => Answer,
): (rows: readonly BoardRow[], question: Question) => Answer {
  const ofRows = new WeakMap<readonly BoardRow[], Map<string, Answer>>();
  return (rows, question) => {
    const known = ofRows.get(rows) ?? new Map<string, Answer>();
    ofRows.set(rows, known);
    const key = JSON.stringify(question);
    const before = known.get(key);
    if (before !== undefined) return before;
    const given = answer(rows, question);
    if (known.size >= MAX_ANSWERS) known.clear();
    known.set(key, given);
    return given;
  };
}
