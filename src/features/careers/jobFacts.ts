import { graphql } from 'gatsby';

export const fragment = graphql`
  fragment JobFacts on CmsJob {
    id
    path
    orderId
    jobName
    profession {
      name
    }
    subfield
    department
    scope {
      name
    }
    area {
      name
    }
    city {
      name
    }
    contactName
    closed
    closingDate
    isoDate: startAdvertisingDate(formatString: "YYYY-MM-DD")
    # en-GB (corporate-site §9).
    shownDate: startAdvertisingDate(formatString: "DD/MM/YYYY")
    company {
      name
    }
  }
`;

export type JobFacts = Queries.JobFactsFragment;

/**
 * Returns the known facts about a job in the order in which they are shown: company, city or area, scope, department.
 */
export const jobFacts = ({ company, area, city, scope, department }: JobFacts): string[] =>
  [company?.name, city?.name ?? area?.name, scope?.name, department].filter(
    (fact) => typeof fact === 'string' && fact !== '',
  ) as string[];
