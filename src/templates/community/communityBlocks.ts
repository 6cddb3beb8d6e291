import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { Community } from '../../blocks/community/Community';
import { ContentText } from '../../blocks/contentText/ContentText';
import { TopBanner } from '../../blocks/topBanner/TopBanner';

export const fragment = graphql`
  fragment CommunityBlocks on CmsPage {
    blocks {
      __typename
      ...Community
      ...ContentText
      ...TopBanner
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.CommunityBlocksFragment['blocks']>[number]>;

/** Blocks of the community page (forms-investors-catalogue §2.1). */
export const communityBlocks: BlockComponents<Block> = {
  CmsCommunityBlock: Community,
  CmsContentTextBlock: ContentText,
  CmsTopBannerBlock: TopBanner,
};
