import { graphql } from 'gatsby';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { ReportGroups } from '../../components/ReportGroups/ReportGroups';

export const fragment = graphql`
  fragment ESGReports1 on CmsESGReports1Block {
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

/** Report cards of the ESG page on a coloured band (forms-investors-catalogue §2.2). */
export function ESGReports1(block: Queries.ESGReports1Fragment & BlockProps) {
  return <ReportGroups groups={block} first={block.first} tone="stone" />;
}
