import { graphql } from 'gatsby';
import { ContactBoxes } from '../../blocks/contactBoxes/ContactBoxes';
import { ContactForm } from '../../blocks/contactForm/ContactForm';
import { ContactHeader } from '../../blocks/contactHeader/ContactHeader';
import { ContentText } from '../../blocks/contentText/ContentText';
import { LeadForm } from '../../blocks/leadForm/LeadForm';
import { ProjectButton } from '../../blocks/projectButton/ProjectButton';
import { TopBanner } from '../../blocks/topBanner/TopBanner';
import type { BlockComponents } from '../../components/BlockList/BlockList';

export const fragment = graphql`
  fragment ProjectsBlocks on CmsPage {
    blocks {
      __typename
      ...ContactBoxes
      ...ContactForm
      ...ContactHeader
      ...ContentText
      ...LeadForm
      ...ProjectButton
      ...TopBanner
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.ProjectsBlocksFragment['blocks']>[number]>;

/** Blocks of a projects page (corporate-site §2). */
export const projectsBlocks: BlockComponents<Block> = {
  CmsContactBoxesBlock: ContactBoxes,
  CmsContactFormBlock: ContactForm,
  CmsContactHeaderBlock: ContactHeader,
  CmsContentTextBlock: ContentText,
  CmsLeadFormBlock: LeadForm,
  CmsProjectButtonBlock: ProjectButton,
  CmsTopBannerBlock: TopBanner,
};
