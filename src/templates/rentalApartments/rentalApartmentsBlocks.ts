import { graphql } from 'gatsby';
import { ContactBoxes } from '../../blocks/contactBoxes/ContactBoxes';
import { ContactForm } from '../../blocks/contactForm/ContactForm';
import { ContactHeader } from '../../blocks/contactHeader/ContactHeader';
import { ContentText } from '../../blocks/contentText/ContentText';
import { LeadForm } from '../../blocks/leadForm/LeadForm';
import { TopBanner } from '../../blocks/topBanner/TopBanner';
import type { BlockComponents } from '../../components/BlockList/BlockList';

export const fragment = graphql`
  fragment RentalApartmentsBlocks on CmsPage {
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

type Block = NonNullable<NonNullable<Queries.RentalApartmentsBlocksFragment['blocks']>[number]>;

/** Blocks of the rental apartments page (corporate-site §2). */
export const rentalApartmentsBlocks: BlockComponents<Block> = {
  CmsContactBoxesBlock: ContactBoxes,
  CmsContactFormBlock: ContactForm,
  CmsContactHeaderBlock: ContactHeader,
  CmsContentTextBlock: ContentText,
  CmsLeadFormBlock: LeadForm,
  CmsTopBannerBlock: TopBanner,
};
