import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { BasicTitleAndTextBlock } from '../../blocks/basicTitleAndTextBlock/BasicTitleAndTextBlock';
import { ContentText } from '../../blocks/contentText/ContentText';
import { TallDynamicSlider } from '../../blocks/dynamicSlider/TallDynamicSlider';
import { EnvironmentalHeader } from '../../blocks/environmentalHeader/EnvironmentalHeader';
import { ImageTextBlock } from '../../blocks/imageTextBlock/ImageTextBlock';
import { ImageTextBlock2 } from '../../blocks/imageTextBlock2/ImageTextBlock2';
import { InvestmentBlock } from '../../blocks/investmentBlock/InvestmentBlock';
import { NumbersEnvironmental } from '../../blocks/numbersEnvironmental/NumbersEnvironmental';
import { ReportButtons } from '../../blocks/reportButtons/ReportButtons';
import { SingleFileBlock } from '../../blocks/singleFileBlock/SingleFileBlock';
import { TopBanner } from '../../blocks/topBanner/TopBanner';

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
