import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { ActiveArms } from '../activeArms/ActiveArms';
import { ContactBoxes } from '../contactBoxes/ContactBoxes';
import { ContactHeader } from '../contactHeader/ContactHeader';
import { ContentText } from '../contentText/ContentText';
import { DynamicSlider } from '../dynamicSlider/DynamicSlider';
import { SectionAnchor } from '../sectionAnchor/SectionAnchor';
import { Team } from '../team/Team';

export const fragment = graphql`
  fragment HomeBlocks on CmsPage {
    blocks {
      __typename
      ...ActiveArms
      ...ContactBoxes
      ...ContactHeader
      ...ContentText
      ...DynamicSlider
      ...SectionAnchor
      ...Team
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.HomeBlocksFragment['blocks']>[number]>;

/** Blocks of the home page. */
export const homeBlocks: BlockComponents<Block> = {
  CmsActiveArmsBlock: ActiveArms,
  CmsContactBoxesBlock: ContactBoxes,
  CmsContactHeaderBlock: ContactHeader,
  CmsContentTextBlock: ContentText,
  CmsDynamicSliderBlock: DynamicSlider,
  CmsSectionAnchorBlock: SectionAnchor,
  CmsTeamBlock: Team,
};
