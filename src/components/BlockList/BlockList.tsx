import { Suspense, type ComponentType } from 'react';
import { SiteContactProvider } from '../SiteContact/SiteContactProvider';
import type { AnyBlock } from './AnyBlock';
import type { HeadedKind } from './headedKind.gen';
import { PageBlocks } from './PageBlocks';

/** Props that every block component receives in addition to its CMS fields. */
export interface BlockProps {
  /** Whether this is the page's first block. Its title is then the h1 and its picture loads eagerly. */
  first: boolean;
}

/**
 * The block types that need a component: those for which the template's fragment queries any fields besides the type
 * and the id.
 */
type Queried<Block extends AnyBlock> = Block extends AnyBlock
  ? [Exclude<keyof Block, '__typename' | 'id'>] extends [never]
    ? never
    : Block
  : never;

/** Maps each block type to its component. If a queried type has no component, the code does not compile. */
export type BlockComponents<Block extends AnyBlock> = {
  [Type in Queried<Block>['__typename']]: ComponentType<Extract<Block, { __typename: Type }> & BlockProps>;
};

interface BlockListProps<Block extends AnyBlock> {
  blocks: readonly (Block | null)[] | null | undefined;
  components: BlockComponents<Block>;
  /** Set if the page shows its h1 and first picture above the blocks. Then no block counts as the first. */
  headed?: HeadedKind | false;
}

/**
 * Renders the blocks of a page in order. Each block is a Suspense boundary, so that React hydrates the blocks
 * separately and the page stays responsive. Unknown block types are skipped; they occur only in drafts, because they
 * fail the build of a published page.
 */
export function BlockList<Block extends AnyBlock>({
  blocks,
  components,
  headed = false,
}: BlockListProps<Block>) {
  // The cast is safe: the type of `components` guarantees that each component receives its own block type.
  const table = components as unknown as Record<string, ComponentType<AnyBlock & BlockProps> | undefined>;
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
