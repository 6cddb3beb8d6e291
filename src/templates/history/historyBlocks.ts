import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { ConcreteProcessStep } from '../../blocks/concreteProcessStep/ConcreteProcessStep';
import { TopBanner2 } from '../../blocks/topBanner2/TopBanner2';

export const fragment = graphql`
  fragment HistoryBlocks on CmsPage {
    blocks {
      __typename
      ...ConcreteProcessStep
      ...TopBanner2
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.HistoryBlocksFragment['blocks']>[number]>;

/** Blocks of the history and process timeline page (forms-investors-catalogue §2.1). */
export const historyBlocks: BlockComponents<Block> = {
  CmsConcreteProcessStepBlock: ConcreteProcessStep,
  CmsTopBanner2Block: TopBanner2,
};
