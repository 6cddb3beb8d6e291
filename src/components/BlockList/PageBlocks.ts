import { createContext, useContext, useMemo } from 'react';
import type { AnyBlock } from './AnyBlock';

/** Context with all blocks of the current `BlockList`, so that a block can read its siblings. */
export const PageBlocks = createContext<readonly (AnyBlock | null)[]>([]);

/**
 * Returns all blocks of one type in the current list. Blocks of the same type share their URL parameters. Returns an
 * empty array outside a `BlockList`.
 */
export function useBlocksOfType<Block>(type: string): readonly Block[] {
  const blocks = useContext(PageBlocks);
  return useMemo(
    // The cast is safe: a template queries the same fields for all blocks of a type.
    () => blocks.filter((block) => block?.__typename === type) as unknown as readonly Block[],
    [blocks, type],
  );
}
