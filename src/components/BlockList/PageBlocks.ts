import { createContext, useContext, useMemo } from 'react';
import type { AnyBlock } from './AnyBlock';

/** All blocks of the list that a block stands in, itself among them. */
export const PageBlocks = createContext<readonly (AnyBlock | null)[]>([]);

/**
 * The blocks of one type in the list that a block stands in: what stands in the address is theirs together.
 * @param type of the block that asks
 * @returns none outside of a list
 */
export function useBlocksOfType<Block>(type: string): readonly Block[] {
  const blocks = useContext(PageBlocks);
  return useMemo(
    // What a template's query asks of a type is the same for all of them.
    () => blocks.filter((block) => block?.__typename === type) as unknown as readonly Block[],
    [blocks, type],
  );
}
