import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { ContactHeader } from '../../blocks/contactHeader/ContactHeader';
import { ContentText } from '../../blocks/contentText/ContentText';
import { TopBanner } from '../../blocks/topBanner/TopBanner';

export const fragment = graphql`
  fragment FileDeliveryBlocks on CmsPage {
    blocks {
      __typename
      ...ContactHeader
      ...ContentText
      ...TopBanner
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.FileDeliveryBlocksFragment['blocks']>[number]>;

/** Blocks of the file delivery page (forms-investors-catalogue §2.5). */
export const fileDeliveryBlocks: BlockComponents<Block> = {
  CmsContactHeaderBlock: ContactHeader,
  CmsContentTextBlock: ContentText,
  CmsTopBannerBlock: TopBanner,
};
