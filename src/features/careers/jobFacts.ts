import { graphql } from 'gatsby';

export const fragment = graphql`
  fragment JobFacts on CmsJob {
    id
    path
    orderId
    jobName
    professionName
    subfield
    department
    scopeJobName
    areaName
    contactName
    isoDate: startAdvertisingDate(formatString: "YYYY-MM-DD")
    # en-GB (corporate-site §9).
    shownDate: startAdvertisingDate(formatString: "DD/MM/YYYY")
    company {
      name
    }
  }
`;

export type JobFacts = Queries.JobFactsFragment;

/** What a job's page and card say beside its name, in their order; what is not known is left out. */
export const jobFacts = ({ company, areaName, scopeJobName, department }: JobFacts): string[] =>
  [company?.name, areaName, scopeJobName, department].filter(
    (fact) => typeof fact === 'string' && fact !== '',
  ) as string[];
