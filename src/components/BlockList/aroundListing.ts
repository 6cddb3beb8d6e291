import type { AnyBlock } from './AnyBlock';

/** Blocks that introduce a listing. */
const LEADING: ReadonlySet<string> = new Set(['CmsTopBannerBlock', 'CmsContentTextBlock']);

/** Splits a listing page's blocks: leading introduction blocks go before the list, all others after it. */
export function aroundListing<Block extends AnyBlock>(
  blocks: readonly (Block | null)[] | null | undefined,
): { before: readonly (Block | null)[]; after: readonly (Block | null)[] } {
  const all = blocks ?? [];
  const end = all.findIndex((block) => block !== null && !LEADING.has(block.__typename));
  const length = end < 0 ? all.length : end;
  return { before: all.slice(0, length), after: all.slice(length) };
}
