import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { ActiveArms } from '../activeArms/ActiveArms';
import { Certificates } from '../certificates/Certificates';
import { ContactBoxes } from '../contactBoxes/ContactBoxes';
import { ContactHeader } from '../contactHeader/ContactHeader';
import { ContentText } from '../contentText/ContentText';
import { DynamicSlider } from '../dynamicSlider/DynamicSlider';
import { HebrewButton } from '../hebrewButton/HebrewButton';
import { History } from '../history/History';
import { ImageText } from '../imageText/ImageText';
import { ImageTextBlock } from '../imageTextBlock/ImageTextBlock';
import { NumbersComponent } from '../numbersComponent/NumbersComponent';
import { NumbersComponent1 } from '../numbersComponent1/NumbersComponent1';
import { ProjectButton } from '../projectButton/ProjectButton';
import { SectionAnchor } from '../sectionAnchor/SectionAnchor';
import { StickyButton } from '../stickyButton/StickyButton';
import { Team } from '../team/Team';
import { TopBanner } from '../topBanner/TopBanner';

export const fragment = graphql`
  fragment AboutBlocks on CmsPage {
    blocks {
      __typename
      ...ActiveArms
      ...Certificates
      ...ContactBoxes
      ...ContactHeader
      ...ContentText
      ...DynamicSlider
      ...HebrewButton
      ...History
      ...ImageText
      ...ImageTextBlock
      ...NumbersComponent
      ...NumbersComponent1
      ...ProjectButton
      ...SectionAnchor
      ...StickyButton
      ...Team
      ...TopBanner
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.AboutBlocksFragment['blocks']>[number]>;

/** Blocks of the about page (corporate-site §2). */
export const aboutBlocks: BlockComponents<Block> = {
  CmsActiveArmsBlock: ActiveArms,
  CmsCertificatesBlock: Certificates,
  CmsContactBoxesBlock: ContactBoxes,
  CmsContactHeaderBlock: ContactHeader,
  CmsContentTextBlock: ContentText,
  CmsDynamicSliderBlock: DynamicSlider,
  CmsHebrewButtonBlock: HebrewButton,
  CmsHistoryBlock: History,
  CmsImageTextBlock: ImageText,
  CmsImageTextBlockBlock: ImageTextBlock,
  CmsNumbersComponentBlock: NumbersComponent,
  CmsNumbersComponent1Block: NumbersComponent1,
  CmsProjectButtonBlock: ProjectButton,
  CmsSectionAnchorBlock: SectionAnchor,
  CmsStickyButtonBlock: StickyButton,
  CmsTeamBlock: Team,
  CmsTopBannerBlock: TopBanner,
};
