import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { AccordionFaq } from '../accordionFaq/AccordionFaq';
import { ActiveArms } from '../activeArms/ActiveArms';
import { ApartmentBanners } from '../apartmentBanners/ApartmentBanners';
import { ContactBoxes } from '../contactBoxes/ContactBoxes';
import { ContactHeader } from '../contactHeader/ContactHeader';
import { ContactHeader1 } from '../contactHeader1/ContactHeader1';
import { ContentText } from '../contentText/ContentText';
import { DynamicSlider } from '../dynamicSlider/DynamicSlider';
import { SalesSlide } from '../salesSlide/SalesSlide';
import { SectionAnchor } from '../sectionAnchor/SectionAnchor';
import { Team } from '../team/Team';

export const fragment = graphql`
  fragment GenericBlocks on CmsPage {
    blocks {
      __typename
      ...AccordionFaq
      ...ActiveArms
      ...ApartmentBanners
      ...ContactBoxes
      ...ContactHeader
      ...ContactHeader1
      ...ContentText
      ...DynamicSlider
      ...SalesSlide
      ...SectionAnchor
      ...Team
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.GenericBlocksFragment['blocks']>[number]>;

/** Blocks of the generic dynamic page (corporate-site §2). */
export const genericBlocks: BlockComponents<Block> = {
  CmsAccordionFaqBlock: AccordionFaq,
  CmsActiveArmsBlock: ActiveArms,
  CmsApartmentBannersBlock: ApartmentBanners,
  CmsContactBoxesBlock: ContactBoxes,
  CmsContactHeader1Block: ContactHeader1,
  CmsContactHeaderBlock: ContactHeader,
  CmsContentTextBlock: ContentText,
  CmsDynamicSliderBlock: DynamicSlider,
  CmsSalesSlideBlock: SalesSlide,
  CmsSectionAnchorBlock: SectionAnchor,
  CmsTeamBlock: Team,
};
