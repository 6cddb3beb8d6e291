import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { ContentText } from '../contentText/ContentText';

export const fragment = graphql`
  fragment ContactBlocks on CmsPage {
    blocks {
      __typename
      ...ContentText
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.ContactBlocksFragment['blocks']>[number]>;

/** Blocks of the contact page (corporate-site §2). */
export const contactBlocks: BlockComponents<Block> = {
  CmsContentTextBlock: ContentText,
};
