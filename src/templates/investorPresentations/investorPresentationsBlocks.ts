import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { ContentText } from '../../blocks/contentText/ContentText';
import { InvestorPresentations } from '../../blocks/financialReportsMain/InvestorPresentations';
import { ReportAlerts } from '../../blocks/reportAlerts/ReportAlerts';
import { TopBanner } from '../../blocks/topBanner/TopBanner';

export const fragment = graphql`
  fragment InvestorPresentationsBlocks on CmsPage {
    blocks {
      __typename
      ...ContentText
      ...FinancialReportsMain
      ...ReportAlerts
      ...TopBanner
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.InvestorPresentationsBlocksFragment['blocks']>[number]>;

/** Blocks of the investor-presentations page (forms-investors-catalogue §2.1). */
export const investorPresentationsBlocks: BlockComponents<Block> = {
  CmsContentTextBlock: ContentText,
  CmsFinancialReportsMainBlock: InvestorPresentations,
  CmsReportAlertsBlock: ReportAlerts,
  CmsTopBannerBlock: TopBanner,
};
