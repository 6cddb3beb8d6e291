import { nodesOf } from './lexical';

const LEVELS = /^h([1-6])$/;
/** The name of the page is its only heading of the first level; a block's title is of the second. Across blocks: `PageOutline`. */
const DEEPEST_FIRST = 3;

/**
 * Looks for a heading that is out of order in a formatted text: of the first level, or deeper than the one before by more than a step.
 * @param deepestFirst how deep its first heading may be
 * @returns what is found, such as `h2 → h4`; null where all are in order
 */
export function headingFault(value: unknown, deepestFirst = DEEPEST_FIRST): string | null {
  let before: number | null = null;
  for (const { type, tag = '' } of nodesOf(value)) {
    if (type !== 'heading') continue;
    const level = Number(LEVELS.exec(tag)?.[1] ?? 2);
    if (level === 1) return 'h1';
    if (before === null ? level > deepestFirst : level > before + 1)
      return before === null ? `h${level}` : `h${before} → h${level}`;
    before = level;
  }
  return null;
}
