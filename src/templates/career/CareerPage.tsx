import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { careerBlocks } from './careerBlocks';
import { ContentPage } from '../../components/ContentPage/ContentPage';
import { Seo } from '../../components/Seo/Seo';
import { JobList } from '../../features/careers/JobList';

export const query = graphql`
  query CareerPage($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...ContentPage
      ...CareerBlocks
    }
    jobs: allCmsJob(
      filter: { locale: { eq: $language } }
      sort: [{ startAdvertisingDate: DESC }, { orderId: DESC }]
    ) {
      nodes {
        ...JobFacts
      }
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["careers", "common"] } }) {
      ...Translations
    }
  }
`;

/** Careers page: its blocks, and the open positions where they are published, in Hebrew (corporate-site §2). */
export default function CareerPage({ data: { page, jobs } }: PageProps<Queries.CareerPageQuery>) {
  return (
    page && (
      <ContentPage page={page} components={careerBlocks}>
        <JobList jobs={jobs.nodes} />
      </ContentPage>
    )
  );
}

export const Head = ({ data }: HeadProps<Queries.CareerPageQuery>) => <Seo {...data} />;
