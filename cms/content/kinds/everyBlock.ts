import type { ContentBlock } from '../blocks/defineBlock';
import { kinds } from './kinds.gen';

const bySlug = new Map(
  kinds
    .flatMap(({ blocks, companyBlocks }) => [...blocks, ...companyBlocks])
    .map((block) => [block.slug, block]),
);

/** All block types that at least one kind of page may contain, in alphabetical order. */
export const everyBlock: readonly ContentBlock[] = [...bySlug.values()].sort((a, b) =>
  a.slug.localeCompare(b.slug, 'en'),
);
