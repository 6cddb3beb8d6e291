import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { ActiveArms } from '../../blocks/activeArms/ActiveArms';
import { ContentText } from '../../blocks/contentText/ContentText';
import { ImmediateReports } from '../../blocks/immediateReports/ImmediateReports';
import { ImmediateReports1 } from '../../blocks/immediateReports1/ImmediateReports1';
import { InvestorCalendar } from '../../blocks/investorCalendar/InvestorCalendar';
import { NumbersComponent } from '../../blocks/numbersComponent/NumbersComponent';
import { ReportAlerts } from '../../blocks/reportAlerts/ReportAlerts';
import { ShareBlock } from '../../blocks/shareBlock/ShareBlock';
import { SingleArmBlock } from '../../blocks/singleArmBlock/SingleArmBlock';
import { TitleTextLink } from '../../blocks/titleTextLink/TitleTextLink';
import { TopBanner } from '../../blocks/topBanner/TopBanner';

export const fragment = graphql`
  fragment InvestorRelationsBlocks on CmsPage {
    blocks {
      __typename
      ...ActiveArms
      ...ContentText
      ...ImmediateReports
      ...ImmediateReports1
      ...InvestorCalendar
      ...NumbersComponent
      ...ReportAlerts
      ...ShareBlock
      ...SingleArmBlock
      ...TitleTextLink
      ...TopBanner
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.InvestorRelationsBlocksFragment['blocks']>[number]>;

/** Blocks of the page for investors (forms-investors-catalogue §2.1). */
export const investorRelationsBlocks: BlockComponents<Block> = {
  CmsActiveArmsBlock: ActiveArms,
  CmsContentTextBlock: ContentText,
  CmsImmediateReportsBlock: ImmediateReports,
  CmsImmediateReports1Block: ImmediateReports1,
  CmsInvestorCalendarBlock: InvestorCalendar,
  CmsNumbersComponentBlock: NumbersComponent,
  CmsReportAlertsBlock: ReportAlerts,
  CmsShareBlockBlock: ShareBlock,
  CmsSingleArmBlockBlock: SingleArmBlock,
  CmsTitleTextLinkBlock: TitleTextLink,
  CmsTopBannerBlock: TopBanner,
};
