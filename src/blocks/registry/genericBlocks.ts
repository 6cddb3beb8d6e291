import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { AccordionFaq } from '../accordionFaq/AccordionFaq';
import { ActiveArms } from '../activeArms/ActiveArms';
import { AdvancePayment } from '../advancePayment/AdvancePayment';
import { ApartmentBanners } from '../apartmentBanners/ApartmentBanners';
import { Certificates } from '../certificates/Certificates';
import { ContactBoxes } from '../contactBoxes/ContactBoxes';
import { ContactHeader } from '../contactHeader/ContactHeader';
import { ContactHeader1 } from '../contactHeader1/ContactHeader1';
import { ContentText } from '../contentText/ContentText';
import { DynamicForm } from '../dynamicForm/DynamicForm';
import { DynamicSlider } from '../dynamicSlider/DynamicSlider';
import { HebrewButton } from '../hebrewButton/HebrewButton';
import { History } from '../history/History';
import { ImageText } from '../imageText/ImageText';
import { ImageTextBlock } from '../imageTextBlock/ImageTextBlock';
import { LeadForm } from '../leadForm/LeadForm';
import { NumbersComponent } from '../numbersComponent/NumbersComponent';
import { NumbersComponent1 } from '../numbersComponent1/NumbersComponent1';
import { ProjectButton } from '../projectButton/ProjectButton';
import { SalesSlide } from '../salesSlide/SalesSlide';
import { SectionAnchor } from '../sectionAnchor/SectionAnchor';
import { StickyButton } from '../stickyButton/StickyButton';
import { Team } from '../team/Team';
import { TopBanner } from '../topBanner/TopBanner';

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
