import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { ContactBoxes } from '../../blocks/contactBoxes/ContactBoxes';
import { ContactForm } from '../../blocks/contactForm/ContactForm';
import { ContactHeader } from '../../blocks/contactHeader/ContactHeader';
import { ContentText } from '../../blocks/contentText/ContentText';
import { LeadForm } from '../../blocks/leadForm/LeadForm';
import { TopBanner } from '../../blocks/topBanner/TopBanner';

export const fragment = graphql`
  fragment ProductsBlocks on CmsPage {
    blocks {
      __typename
      ...ContactBoxes
      ...ContactForm
      ...ContactHeader
      ...ContentText
      ...LeadForm
      ...TopBanner
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.ProductsBlocksFragment['blocks']>[number]>;

/** Blocks of a products lobby (forms-investors-catalogue §2.9). */
export const productsBlocks: BlockComponents<Block> = {
  CmsContactBoxesBlock: ContactBoxes,
  CmsContactFormBlock: ContactForm,
  CmsContactHeaderBlock: ContactHeader,
  CmsContentTextBlock: ContentText,
  CmsLeadFormBlock: LeadForm,
  CmsTopBannerBlock: TopBanner,
};
