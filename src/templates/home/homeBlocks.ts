import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { ActiveArms } from '../../blocks/activeArms/ActiveArms';
import { Certificates } from '../../blocks/certificates/Certificates';
import { ContactBoxes } from '../../blocks/contactBoxes/ContactBoxes';
import { ContactHeader } from '../../blocks/contactHeader/ContactHeader';
import { ContentText } from '../../blocks/contentText/ContentText';
import { DynamicSlider } from '../../blocks/dynamicSlider/DynamicSlider';
import { HebrewButton } from '../../blocks/hebrewButton/HebrewButton';
import { History } from '../../blocks/history/History';
import { ImageText } from '../../blocks/imageText/ImageText';
import { ImageTextBlock } from '../../blocks/imageTextBlock/ImageTextBlock';
import { NumbersComponent } from '../../blocks/numbersComponent/NumbersComponent';
import { NumbersComponent1 } from '../../blocks/numbersComponent1/NumbersComponent1';
import { ProjectButton } from '../../blocks/projectButton/ProjectButton';
import { SectionAnchor } from '../../blocks/sectionAnchor/SectionAnchor';
import { StickyButton } from '../../blocks/stickyButton/StickyButton';
import { Team } from '../../blocks/team/Team';
import { TopBanner } from '../../blocks/topBanner/TopBanner';

export const fragment = graphql`
  fragment HomeBlocks on CmsPage {
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

type Block = NonNullable<NonNullable<Queries.HomeBlocksFragment['blocks']>[number]>;

/** Blocks of the home page. */
export const homeBlocks: BlockComponents<Block> = {
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
