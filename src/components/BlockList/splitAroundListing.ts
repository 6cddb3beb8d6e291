import type { AnyBlock } from './AnyBlock';

/** Types of the blocks that introduce a listing. They go above the list. */
const LEADING: ReadonlySet<string> = new Set(['CmsTopBannerBlock', 'CmsContentTextBlock']);

/** Splits the blocks of a listing page: the introducing blocks at the start go above the list, all others below it. */
export function splitAroundListing<Block extends AnyBlock>(
  blocks: readonly (Block | null)[] | null | undefined,
): { before: readonly (Block | null)[]; after: readonly (Block | null)[] } {
  const all = blocks ?? [];
  const end = all.findIndex((block) => block !== null && !LEADING.has(block.__typename));
  const length = end < 0 ? all.length : end;
  return { before: all.slice(0, length), after: all.slice(length) };
}
