import type { BoardRow } from './boardRows';

/** Upper bound of cached answers. Usual queries have at most two filters. */
const MOST_ANSWERS = 500;

/**
 * Caches answers about the board until the board changes.
 * @param answer computes an answer
 * @returns the cached function of open positions and query
 */
export function answerOnce<Question, Answer>(
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
    if (known.size >= MOST_ANSWERS) known.clear();
    known.set(key, given);
    return given;
  };
}
