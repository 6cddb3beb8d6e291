import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { ContentText } from '../../blocks/contentText/ContentText';
import { FinancialReports } from '../../blocks/financialReportsMain/FinancialReports';
import { ReportAlerts } from '../../blocks/reportAlerts/ReportAlerts';
import { TopBanner } from '../../blocks/topBanner/TopBanner';

export const fragment = graphql`
  fragment FinancialReportsBlocks on CmsPage {
    blocks {
      __typename
      ...ContentText
      ...FinancialReportsMain
      ...ReportAlerts
      ...TopBanner
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.FinancialReportsBlocksFragment['blocks']>[number]>;

/** Blocks of the financial-reports page (forms-investors-catalogue §2.1). */
export const financialReportsBlocks: BlockComponents<Block> = {
  CmsContentTextBlock: ContentText,
  CmsFinancialReportsMainBlock: FinancialReports,
  CmsReportAlertsBlock: ReportAlerts,
  CmsTopBannerBlock: TopBanner,
};
