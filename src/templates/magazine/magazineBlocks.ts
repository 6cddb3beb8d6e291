import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { ContentText } from '../../blocks/contentText/ContentText';
import { TopBanner } from '../../blocks/topBanner/TopBanner';

export const fragment = graphql`
  fragment MagazineBlocks on CmsPage {
    blocks {
      __typename
      ...ContentText
      ...TopBanner
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.MagazineBlocksFragment['blocks']>[number]>;

/** Blocks of the magazine lobby (corporate-site §2). */
export const magazineBlocks: BlockComponents<Block> = {
  CmsContentTextBlock: ContentText,
  CmsTopBannerBlock: TopBanner,
};
