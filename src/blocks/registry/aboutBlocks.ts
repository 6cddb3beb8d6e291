import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { ContentText } from '../contentText/ContentText';

export const fragment = graphql`
  fragment AboutBlocks on CmsPage {
    blocks {
      __typename
      ...ContentText
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.AboutBlocksFragment['blocks']>[number]>;

/** Blocks of the about page (corporate-site §2). */
export const aboutBlocks: BlockComponents<Block> = {
  CmsContentTextBlock: ContentText,
};
