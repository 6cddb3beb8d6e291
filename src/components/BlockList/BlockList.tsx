import { Suspense, type ComponentType } from 'react';
import type { AnyBlock } from './AnyBlock';
import type { HeadedKind } from './headedKind.gen';
import { PageBlocks } from './PageBlocks';

/** What every block component gets beside its own fields. */
export interface BlockPlace {
  /** True for the first block of a page: its picture is fetched at once and its title is the page's h1. */
  first: boolean;
}

/** Block types that carry fields, that is, for which the template's fragment asks something beyond the type. */
type Queried<Block extends AnyBlock> = Block extends AnyBlock
  ? [Exclude<keyof Block, '__typename' | 'id'>] extends [never]
    ? never
    : Block
  : never;

/** One component for each block type a template knows: a queried type without its component does not compile. */
export type BlockComponents<Block extends AnyBlock> = {
  [Type in Queried<Block>['__typename']]: ComponentType<Extract<Block, { __typename: Type }> & BlockPlace>;
};

interface BlockListProps<Block extends AnyBlock> {
  blocks: readonly (Block | null)[] | null | undefined;
  components: BlockComponents<Block>;
  /** The page's kind, when its h1 and its first picture are above the blocks. */
  headed?: HeadedKind | false;
}

/**
 * The blocks of a page in their order. A type that the template does not know is left out: of a published page it fails the build, so
 * that only drafts in a preview can have one. Each is a Suspense boundary: React hydrates one after the other and lets the browser answer
 * the visitor in between.
 */
export function BlockList<Block extends AnyBlock>({
  blocks,
  components,
  headed = false,
}: BlockListProps<Block>) {
  // A block is only ever given to the component of its own type, which the types of the map already promise.
  const table = components as unknown as Record<string, ComponentType<AnyBlock & BlockPlace> | undefined>;
  return (
    <PageBlocks.Provider value={blocks ?? []}>
      {blocks?.map((block, index) => {
        const Component = block && table[block.__typename];
        return Component ? (
          <Suspense key={block.id ?? index} fallback={null}>
            <Component {...block} first={index === 0 && !headed} />
          </Suspense>
        ) : null;
      })}
    </PageBlocks.Provider>
  );
}
