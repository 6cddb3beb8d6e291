import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { ContentText } from '../../blocks/contentText/ContentText';
import { TitleTextLink } from '../../blocks/titleTextLink/TitleTextLink';
import { TopBanner } from '../../blocks/topBanner/TopBanner';

export const fragment = graphql`
  fragment StocksBlocks on CmsPage {
    blocks {
      __typename
      ...ContentText
      ...TitleTextLink
      ...TopBanner
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.StocksBlocksFragment['blocks']>[number]>;

/** Blocks of the page of the group's stock. */
export const stocksBlocks: BlockComponents<Block> = {
  CmsContentTextBlock: ContentText,
  CmsTitleTextLinkBlock: TitleTextLink,
  CmsTopBannerBlock: TopBanner,
};
