import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { ContactBoxes } from '../../blocks/contactBoxes/ContactBoxes';
import { ContactForm } from '../../blocks/contactForm/ContactForm';
import { ContactHeader } from '../../blocks/contactHeader/ContactHeader';
import { ContentText } from '../../blocks/contentText/ContentText';
import { SectionAnchor } from '../../blocks/sectionAnchor/SectionAnchor';

export const fragment = graphql`
  fragment ContactBlocks on CmsPage {
    blocks {
      __typename
      ...ContactBoxes
      ...ContactForm
      ...ContactHeader
      ...ContentText
      ...SectionAnchor
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.ContactBlocksFragment['blocks']>[number]>;

/** Blocks of the contact page (corporate-site §2). */
export const contactBlocks: BlockComponents<Block> = {
  CmsContactBoxesBlock: ContactBoxes,
  CmsContactFormBlock: ContactForm,
  CmsContactHeaderBlock: ContactHeader,
  CmsContentTextBlock: ContentText,
  CmsSectionAnchorBlock: SectionAnchor,
};
