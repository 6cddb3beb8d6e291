import { foldText, wordsOf } from '@group/rules/text/foldText';
import type { SearchHit } from './SearchHit';

/** A search result with its score. */
interface Found extends SearchHit {
  score: number;
}

/**
 * Factors that a page's score is multiplied by. They apply if the page's name equals, starts with or contains the typed
 * text, or if its body contains it.
 */
const SAME = 12;
const BEGINS = 4;
const IN_NAME = 3;
const IN_TEXT = 2;

const plain = (text: string): string => ` ${wordsOf(text).join(' ')} `;

/**
 * Ranks pages higher if they contain the typed text literally, and most of all if their name does.
 * @param bodyOf returns the body text of a page
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
