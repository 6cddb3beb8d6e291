import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { AccordionFaq } from '../../blocks/accordionFaq/AccordionFaq';
import { ActiveArms } from '../../blocks/activeArms/ActiveArms';
import { AdvancePayment } from '../../blocks/advancePayment/AdvancePayment';
import { ApartmentBanners } from '../../blocks/apartmentBanners/ApartmentBanners';
import { Certificates } from '../../blocks/certificates/Certificates';
import { ContactBoxes } from '../../blocks/contactBoxes/ContactBoxes';
import { ContactHeader } from '../../blocks/contactHeader/ContactHeader';
import { ContactHeader1 } from '../../blocks/contactHeader1/ContactHeader1';
import { ContentText } from '../../blocks/contentText/ContentText';
import { DynamicForm } from '../../blocks/dynamicForm/DynamicForm';
import { DynamicSlider } from '../../blocks/dynamicSlider/DynamicSlider';
import { HebrewButton } from '../../blocks/hebrewButton/HebrewButton';
import { History } from '../../blocks/history/History';
import { ImageText } from '../../blocks/imageText/ImageText';
import { ImageTextBlock } from '../../blocks/imageTextBlock/ImageTextBlock';
import { LeadForm } from '../../blocks/leadForm/LeadForm';
import { NumbersComponent } from '../../blocks/numbersComponent/NumbersComponent';
import { NumbersComponent1 } from '../../blocks/numbersComponent1/NumbersComponent1';
import { ProjectButton } from '../../blocks/projectButton/ProjectButton';
import { SalesSlide } from '../../blocks/salesSlide/SalesSlide';
import { SectionAnchor } from '../../blocks/sectionAnchor/SectionAnchor';
import { StickyButton } from '../../blocks/stickyButton/StickyButton';
import { Team } from '../../blocks/team/Team';
import { TopBanner } from '../../blocks/topBanner/TopBanner';

export const fragment = graphql`
  fragment GenericBlocks on CmsPage {
    blocks {
      __typename
      ...AccordionFaq
      ...ActiveArms
      ...AdvancePayment
      ...ApartmentBanners
      ...Certificates
      ...ContactBoxes
      ...ContactHeader
      ...ContactHeader1
      ...ContentText
      ...DynamicForm
      ...DynamicSlider
      ...HebrewButton
      ...History
      ...ImageText
      ...ImageTextBlock
      ...LeadForm
      ...NumbersComponent
      ...NumbersComponent1
      ...ProjectButton
      ...SalesSlide
      ...SectionAnchor
      ...StickyButton
      ...Team
      ...TopBanner
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.GenericBlocksFragment['blocks']>[number]>;

/** Blocks of the generic dynamic page (corporate-site §2). */
export const genericBlocks: BlockComponents<Block> = {
  CmsAccordionFaqBlock: AccordionFaq,
  CmsActiveArmsBlock: ActiveArms,
  CmsAdvancePaymentBlock: AdvancePayment,
  CmsApartmentBannersBlock: ApartmentBanners,
  CmsCertificatesBlock: Certificates,
  CmsContactBoxesBlock: ContactBoxes,
  CmsContactHeaderBlock: ContactHeader,
  CmsContactHeader1Block: ContactHeader1,
  CmsContentTextBlock: ContentText,
  CmsDynamicFormBlock: DynamicForm,
  CmsDynamicSliderBlock: DynamicSlider,
  CmsHebrewButtonBlock: HebrewButton,
  CmsHistoryBlock: History,
  CmsImageTextBlock: ImageText,
  CmsImageTextBlockBlock: ImageTextBlock,
  CmsLeadFormBlock: LeadForm,
  CmsNumbersComponentBlock: NumbersComponent,
  CmsNumbersComponent1Block: NumbersComponent1,
  CmsProjectButtonBlock: ProjectButton,
  CmsSalesSlideBlock: SalesSlide,
  CmsSectionAnchorBlock: SectionAnchor,
  CmsStickyButtonBlock: StickyButton,
  CmsTeamBlock: Team,
  CmsTopBannerBlock: TopBanner,
};
