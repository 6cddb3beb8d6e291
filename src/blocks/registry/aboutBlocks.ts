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
  fragment AboutBlocks on CmsPage {
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

type Block = NonNullable<NonNullable<Queries.AboutBlocksFragment['blocks']>[number]>;

/** Blocks of the about page (corporate-site §2). */
export const aboutBlocks: BlockComponents<Block> = {
  CmsActiveArmsBlock: ActiveArms,
  CmsContactBoxesBlock: ContactBoxes,
  CmsContactHeaderBlock: ContactHeader,
  CmsContentTextBlock: ContentText,
  CmsDynamicSliderBlock: DynamicSlider,
  CmsSectionAnchorBlock: SectionAnchor,
  CmsTeamBlock: Team,
};
