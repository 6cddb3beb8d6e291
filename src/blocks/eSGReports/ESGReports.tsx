import { graphql } from 'gatsby';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { ReportGroups } from '../../components/ReportGroups/ReportGroups';

export const fragment = graphql`
  fragment ESGReports on CmsESGReportsBlock {
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

/** Report cards of the ESG page in a row (forms-investors-catalogue §2.2). */
export function ESGReports(block: Queries.ESGReportsFragment & BlockProps) {
  return <ReportGroups groups={block} first={block.first} tone="plain" />;
}
