import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { careerBlocks } from './careerBlocks.gen';
import { ContentPage } from '../../components/ContentPage/ContentPage';
import { Seo } from '../../components/Seo/Seo';
import { withNames } from '../../lib/withNames';
import { JobBoard } from '../../features/careers/board/JobBoard';
import { JobsInLanguage } from '../../features/careers/JobsInLanguage';
import { toLanguage } from '../../i18n/languages';
import { localizedRoute } from '../../i18n/paths';

export const query = graphql`
  query CareerPage($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...ContentPage
      ...CareerBlocks
      company {
        id
      }
      jobBoard {
        anchorId
        companyDivisions {
          documentId
        }
      }
    }
    jobs: allCmsJob(
      filter: { locale: { eq: $language } }
      sort: [{ startAdvertisingDate: DESC }, { orderId: DESC }]
      limit: 60
    ) {
      totalCount
      nodes {
        ...BoardJob
      }
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
    }
    locales: texts(template: "career", language: $language) {
      ...Translations
    }
  }
`;

const LANGUAGE_OF_JOBS = 'he';

/**
 * Careers page. It shows its blocks and, in Hebrew, the job board (corporate-site §2, §6). In English, it lists the
 * positions that have an English page instead of the job board.
 */
export default function CareerPage({ data: { page, jobs } }: PageProps<Queries.CareerPageQuery>) {
  if (!page) return null;
  const { company, jobBoard } = page;
  const divisions = (jobBoard?.companyDivisions ?? []).flatMap((division) => division?.documentId ?? []);
  const named = withNames(jobs.nodes, ({ jobName }) => jobName, 'positions');
  const open = named.filter(
    ({ closed, division }) =>
      !closed && (divisions.length === 0 || divisions.includes(division?.documentId ?? '')),
  );
  const groupCareers = company ? localizedRoute('/career/', toLanguage(page.locale)) : null;
  return (
    <ContentPage page={page} components={careerBlocks}>
      {page.locale === LANGUAGE_OF_JOBS ? (
        <JobBoard
          jobs={open}
          total={divisions.length > 0 ? open.length : jobs.totalCount - (jobs.nodes.length - open.length)}
          divisions={divisions.map(Number)}
          anchorId={jobBoard?.anchorId}
          groupCareers={groupCareers}
        />
      ) : (
        <JobsInLanguage
          jobs={open}
          groupCareers={groupCareers}
          boardPath={page.alternates.find(({ locale }) => locale === LANGUAGE_OF_JOBS)?.path ?? null}
        />
      )}
    </ContentPage>
  );
}

export const Head = ({ data }: HeadProps<Queries.CareerPageQuery>) => <Seo {...data} />;
