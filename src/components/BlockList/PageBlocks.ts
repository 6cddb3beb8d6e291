import { createContext, useContext, useMemo } from 'react';
import type { AnyBlock } from './AnyBlock';

/** All blocks of the list that contains the current block. */
export const PageBlocks = createContext<readonly (AnyBlock | null)[]>([]);

/** Returns the list's blocks of one type, which share their address parameters. Empty outside a list. */
export function useBlocksOfType<Block>(type: string): readonly Block[] {
  const blocks = useContext(PageBlocks);
  return useMemo(
    // A template queries the same fields for all blocks of a type.
    () => blocks.filter((block) => block?.__typename === type) as unknown as readonly Block[],
    [blocks, type],
  );
}
