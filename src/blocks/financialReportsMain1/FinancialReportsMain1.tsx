import { graphql } from 'gatsby';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { ReportGroups } from '../../components/ReportGroups/ReportGroups';

export const fragment = graphql`
  fragment FinancialReportsMain1 on CmsFinancialReportsMain1Block {
    id
    title
    reports {
      ...ReportCardFields
    }
    subTitle
    secondReports {
      ...ReportCardFields
    }
    bottomBorder
  }
`;

/** Financial reports on the ESG page, in groups (forms-investors-catalogue §2.1). */
export function FinancialReportsMain1(block: Queries.FinancialReportsMain1Fragment & BlockProps) {
  return <ReportGroups groups={block} first={block.first} tone="stone" />;
}
