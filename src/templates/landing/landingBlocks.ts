import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { LandingPage } from '../../blocks/landingPage/LandingPage';

export const fragment = graphql`
  fragment LandingBlocks on CmsPage {
    blocks {
      __typename
      ...LandingPage
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.LandingBlocksFragment['blocks']>[number]>;

/** Blocks of the landing page (forms-investors-catalogue §2.8). */
export const landingBlocks: BlockComponents<Block> = {
  CmsLandingPageBlock: LandingPage,
};
