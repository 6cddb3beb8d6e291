import { Suspense, type ComponentType } from 'react';
import { SiteContactProvider } from '../SiteContact/SiteContactProvider';
import type { AnyBlock } from './AnyBlock';
import type { HeadedKind } from './headedKind.gen';
import { PageBlocks } from './PageBlocks';

/** Props of every block besides its own fields. */
export interface BlockPlace {
  /** Whether it is the page's first block: its picture loads eagerly and its title is the h1. */
  first: boolean;
}

/** Block types with fields: those for which the template's fragment queries more than the type. */
type Queried<Block extends AnyBlock> = Block extends AnyBlock
  ? [Exclude<keyof Block, '__typename' | 'id'>] extends [never]
    ? never
    : Block
  : never;

/** A component per block type. A queried type without a component does not compile. */
export type BlockComponents<Block extends AnyBlock> = {
  [Type in Queried<Block>['__typename']]: ComponentType<Extract<Block, { __typename: Type }> & BlockPlace>;
};

interface BlockListProps<Block extends AnyBlock> {
  blocks: readonly (Block | null)[] | null | undefined;
  components: BlockComponents<Block>;
  /** The page's kind, if its h1 and first picture are above the blocks. */
  headed?: HeadedKind | false;
}

/**
 * Renders the blocks of a page in order.
 * Skips unknown types, which occur only in drafts: in published pages they fail the build. Each block is a
 * Suspense boundary, so React hydrates them separately and the page stays responsive.
 */
export function BlockList<Block extends AnyBlock>({
  blocks,
  components,
  headed = false,
}: BlockListProps<Block>) {
  // The map's type guarantees that each component receives its own block type.
  const table = components as unknown as Record<string, ComponentType<AnyBlock & BlockPlace> | undefined>;
  return (
    <PageBlocks.Provider value={blocks ?? []}>
      {blocks?.map((block, index) => {
        const Component = block && table[block.__typename];
        return Component ? (
          <Suspense key={block.id ?? index} fallback={null}>
            <SiteContactProvider site={block.siteContact}>
              <Component {...block} first={index === 0 && !headed} />
            </SiteContactProvider>
          </Suspense>
        ) : null;
      })}
    </PageBlocks.Provider>
  );
}
