import { nodesOf } from './lexical';

const LEVELS = /^h([1-6])$/;
/**
 * Deepest level that the first heading of a text may have. The page's name is the only `h1` and a block's title is an
 * `h2`, so a text inside a block starts with `h3`. `PageOutline` checks levels across blocks.
 */
const DEEPEST_FIRST = 3;

/**
 * Finds a skipped heading level, or an `h1`, in a rich text.
 * @param deepestFirst deepest level that the first heading may have
 * @returns the problem, such as `h2 → h4`, or null if there is none
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
