import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { ContentText } from '../contentText/ContentText';

export const fragment = graphql`
  fragment GenericBlocks on CmsPage {
    blocks {
      __typename
      ...ContentText
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.GenericBlocksFragment['blocks']>[number]>;

/** Blocks of the generic dynamic page (corporate-site §2). */
export const genericBlocks: BlockComponents<Block> = {
  CmsContentTextBlock: ContentText,
};
