import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { ContentText } from '../../blocks/contentText/ContentText';
import { HebrewButton } from '../../blocks/hebrewButton/HebrewButton';
import { ImageText } from '../../blocks/imageText/ImageText';
import { ImageTextBlock } from '../../blocks/imageTextBlock/ImageTextBlock';
import { NumbersComponent } from '../../blocks/numbersComponent/NumbersComponent';
import { TopBanner } from '../../blocks/topBanner/TopBanner';

export const fragment = graphql`
  fragment CareerBlocks on CmsPage {
    blocks {
      __typename
      ...ContentText
      ...HebrewButton
      ...ImageText
      ...ImageTextBlock
      ...NumbersComponent
      ...TopBanner
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.CareerBlocksFragment['blocks']>[number]>;

/** Blocks of the careers page (corporate-site §2). */
export const careerBlocks: BlockComponents<Block> = {
  CmsContentTextBlock: ContentText,
  CmsHebrewButtonBlock: HebrewButton,
  CmsImageTextBlock: ImageText,
  CmsImageTextBlockBlock: ImageTextBlock,
  CmsNumbersComponentBlock: NumbersComponent,
  CmsTopBannerBlock: TopBanner,
};
