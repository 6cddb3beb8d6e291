import { foldText, wordsOf } from '@group/rules/text/foldText';
import type { SearchHit } from './SearchHit';

/** A found page with how well it fits, and its text. */
interface Found extends SearchHit {
  score: number;
}

/** How much better a page fits whose name is what was typed, begins with it, has it, or whose text has it as it was typed. */
const SAME = 12;
const BEGINS = 4;
const IN_NAME = 3;
const IN_TEXT = 2;

const plain = (text: string): string => ` ${wordsOf(text).join(' ')} `;

/**
 * Puts first what has the typed words as they were typed: a page of that name before one that has the words somewhere.
 * @param found in any order
 * @param text as the visitor typed it
 * @param bodyOf the text of a page
 */
export function rankHits<Hit extends Found>(
  found: readonly Hit[],
  text: string,
  bodyOf: (hit: Hit) => string,
): Hit[] {
  const sought = plain(text).trim();
  if (sought === '') return [...found];
  const isPhrase = sought.includes(' ');
  const factor = (hit: Hit): number => {
    const name = plain(hit.title);
    if (name.trim() === sought) return SAME;
    if (name.startsWith(` ${sought} `)) return BEGINS;
    if (name.includes(` ${sought} `)) return IN_NAME;
    return isPhrase && foldText(bodyOf(hit)).includes(sought) ? IN_TEXT : 1;
  };
  return found
    .map((hit) => ({ hit, rank: hit.score * factor(hit) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ hit }) => hit);
}
