import type { BoardRow } from './boardRows';

/** Questions are few: nothing chosen, one filter or two. More of them are somebody's play. */
const MOST_ANSWERS = 500;

/**
 * Computes an answer about the board once, for as long as the board is the same.
 * @param answer computes it
 * @returns takes the open positions, and what is asked of them
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
