import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { ContentText } from '../contentText/ContentText';

export const fragment = graphql`
  fragment HomeBlocks on CmsPage {
    blocks {
      __typename
      ...ContentText
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.HomeBlocksFragment['blocks']>[number]>;

/** Blocks of the home page. */
export const homeBlocks: BlockComponents<Block> = {
  CmsContentTextBlock: ContentText,
};
