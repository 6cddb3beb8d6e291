import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { AccordionFaqMain } from '../../blocks/accordionFaqMain/AccordionFaqMain';
import { ContentText } from '../../blocks/contentText/ContentText';
import { TopBanner } from '../../blocks/topBanner/TopBanner';

export const fragment = graphql`
  fragment FaqBlocks on CmsPage {
    blocks {
      __typename
      ...AccordionFaqMain
      ...ContentText
      ...TopBanner
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.FaqBlocksFragment['blocks']>[number]>;

/** Blocks of the FAQ page (forms-investors-catalogue §2.1). */
export const faqBlocks: BlockComponents<Block> = {
  CmsAccordionFaqMainBlock: AccordionFaqMain,
  CmsContentTextBlock: ContentText,
  CmsTopBannerBlock: TopBanner,
};
