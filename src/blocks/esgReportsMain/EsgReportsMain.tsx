import { graphql } from 'gatsby';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { ReportGroups } from '../../components/ReportGroups/ReportGroups';

export const fragment = graphql`
  fragment EsgReportsMain on CmsEsgReportsMainBlock {
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

/**
 * All ESG reports: the current reports first, then the earlier ones under a subtitle (forms-investors-catalogue §2.2).
 */
export function EsgReportsMain(block: Queries.EsgReportsMainFragment & BlockProps) {
  return <ReportGroups groups={block} first={block.first} tone="plain" />;
}
