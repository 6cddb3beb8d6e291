import type { ContentBlock } from '../blocks/defineBlock';
import { kinds } from './kinds.gen';

const bySlug = new Map(
  kinds
    .flatMap(({ blocks, companyBlocks }) => [...blocks, ...companyBlocks])
    .map((block) => [block.slug, block]),
);

/** Every block type that some kind of page may hold, in alphabetical order. */
export const everyBlock: readonly ContentBlock[] = [...bySlug.values()].sort((a, b) =>
  a.slug.localeCompare(b.slug, 'en'),
);
