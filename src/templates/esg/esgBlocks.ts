import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { ContentText } from '../../blocks/contentText/ContentText';
import { ESGReports } from '../../blocks/eSGReports/ESGReports';
import { ESGReports1 } from '../../blocks/eSGReports1/ESGReports1';
import { EsgReportsMain } from '../../blocks/esgReportsMain/EsgReportsMain';
import { EsgStrategyMain } from '../../blocks/esgStrategyMain/EsgStrategyMain';
import { FinancialReportsMain1 } from '../../blocks/financialReportsMain1/FinancialReportsMain1';
import { ImageTextBlock } from '../../blocks/imageTextBlock/ImageTextBlock';
import { NumbersComponent } from '../../blocks/numbersComponent/NumbersComponent';
import { NumbersComponent1 } from '../../blocks/numbersComponent1/NumbersComponent1';
import { TopBanner } from '../../blocks/topBanner/TopBanner';

export const fragment = graphql`
  fragment EsgBlocks on CmsPage {
    blocks {
      __typename
      ...ContentText
      ...ESGReports
      ...ESGReports1
      ...EsgReportsMain
      ...EsgStrategyMain
      ...FinancialReportsMain1
      ...ImageTextBlock
      ...NumbersComponent
      ...NumbersComponent1
      ...TopBanner
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.EsgBlocksFragment['blocks']>[number]>;

/** Blocks of the ESG page (forms-investors-catalogue §2.1). */
export const esgBlocks: BlockComponents<Block> = {
  CmsContentTextBlock: ContentText,
  CmsESGReportsBlock: ESGReports,
  CmsESGReports1Block: ESGReports1,
  CmsEsgReportsMainBlock: EsgReportsMain,
  CmsEsgStrategyMainBlock: EsgStrategyMain,
  CmsFinancialReportsMain1Block: FinancialReportsMain1,
  CmsImageTextBlockBlock: ImageTextBlock,
  CmsNumbersComponentBlock: NumbersComponent,
  CmsNumbersComponent1Block: NumbersComponent1,
  CmsTopBannerBlock: TopBanner,
};
