import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { BasicTitleAndTextBlock } from '../basicTitleAndTextBlock/BasicTitleAndTextBlock';
import { ContentText } from '../contentText/ContentText';
import { TallDynamicSlider } from '../dynamicSlider/TallDynamicSlider';
import { EnvironmentalHeader } from '../environmentalHeader/EnvironmentalHeader';
import { ImageTextBlock } from '../imageTextBlock/ImageTextBlock';
import { ImageTextBlock2 } from '../imageTextBlock2/ImageTextBlock2';
import { InvestmentBlock } from '../investmentBlock/InvestmentBlock';
import { NumbersEnvironmental } from '../numbersEnvironmental/NumbersEnvironmental';
import { ReportButtons } from '../reportButtons/ReportButtons';
import { SingleFileBlock } from '../singleFileBlock/SingleFileBlock';
import { TopBanner } from '../topBanner/TopBanner';

export const fragment = graphql`
  fragment EnvironmentalBlocks on CmsPage {
    blocks {
      __typename
      ...BasicTitleAndTextBlock
      ...ContentText
      ...DynamicSlider
      ...EnvironmentalHeader
      ...ImageTextBlock
      ...ImageTextBlock2
      ...InvestmentBlock
      ...NumbersEnvironmental
      ...ReportButtons
      ...SingleFileBlock
      ...TopBanner
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.EnvironmentalBlocksFragment['blocks']>[number]>;

/** Blocks of the environmental page (forms-investors-catalogue §2.1). */
export const environmentalBlocks: BlockComponents<Block> = {
  CmsBasicTitleAndTextBlockBlock: BasicTitleAndTextBlock,
  CmsContentTextBlock: ContentText,
  CmsDynamicSliderBlock: TallDynamicSlider,
  CmsEnvironmentalHeaderBlock: EnvironmentalHeader,
  CmsImageTextBlockBlock: ImageTextBlock,
  CmsImageTextBlock2Block: ImageTextBlock2,
  CmsInvestmentBlockBlock: InvestmentBlock,
  CmsNumbersEnvironmentalBlock: NumbersEnvironmental,
  CmsReportButtonsBlock: ReportButtons,
  CmsSingleFileBlockBlock: SingleFileBlock,
  CmsTopBannerBlock: TopBanner,
};
