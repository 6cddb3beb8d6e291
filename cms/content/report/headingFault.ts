import { nodesOf } from './lexical';

const LEVELS = /^h([1-6])$/;
/** The page's name is the only h1 and a block's title an h2. `PageOutline` checks across blocks. */
const DEEPEST_FIRST = 3;

/**
 * Finds a skipped heading level or an h1 in a rich text.
 * @param deepestFirst deepest allowed level of the first heading
 * @returns the problem, such as `h2 → h4`; null without one
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
