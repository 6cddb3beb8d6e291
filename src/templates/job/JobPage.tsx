import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { innerJobBlocks } from '../innerJob/innerJobBlocks.gen';
import { BlockList } from '../../components/BlockList/BlockList';
import { BreadcrumbTrail } from '../../components/Breadcrumbs/BreadcrumbTrail';
import { trailOf } from '../../components/Breadcrumbs/trailOf';
import { PageLayout } from '../../components/PageLayout/PageLayout';
import { ReadingColumns } from '../../components/ReadingColumns/ReadingColumns';
import { JsonLd } from '../../components/Seo/JsonLd';
import { SeoTags } from '../../components/Seo/SeoTags';
import { useSiteUrl } from '../../components/Seo/useSiteUrl';
import { ApplicationSection } from '../../features/careers/ApplicationSection';
import { ClosedJob } from '../../features/careers/ClosedJob';
import { JobDescription } from '../../features/careers/JobDescription';
import { JobHeader } from '../../features/careers/JobHeader';
import { JobSide } from '../../features/careers/JobSide';
import { jobFacts } from '../../features/careers/jobFacts';
import { jobPosting } from '../../features/careers/jobPosting';
import { useIsJobClosed } from '../../features/careers/useIsJobClosed';
import { toLanguage } from '../../i18n/languages';
import { localizedRoute, nearestVersions } from '../../i18n/paths';

export const query = graphql`
  query JobPage($id: String!, $language: String!) {
    job: cmsJob(id: { eq: $id }) {
      ...JobFacts
      ...JobPosting
      locale
      description
      similar {
        ...BoardJob
      }
      alternates {
        locale
        path
      }
    }
    careers: cmsPage(template: { eq: "career" }, locale: { eq: $language }) {
      path
      alternates {
        locale
        path
      }
      ...BreadcrumbTrail
    }
    inner: cmsPage(template: { eq: "innerJob" }, locale: { eq: $language }) {
      ...InnerJobBlocks
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
      ...ContactSite
    }
    locales: texts(template: "job", language: $language) {
      ...Translations
    }
  }
`;

/** Returns the breadcrumbs of a job page: home, careers, job (corporate-site §2). */
const trailTo = ({ job, careers }: Queries.JobPageQuery) => [
  ...(careers ? trailOf(careers) : []),
  ...(job ? [{ name: job.jobName ?? '', path: job.path }] : []),
];

/** Job page: the position, the blocks that all job pages share, and the application form (corporate-site §2). */
export default function JobPage({ data }: PageProps<Queries.JobPageQuery>) {
  return data.job && <Job data={data} job={data.job} />;
}

interface JobProps {
  data: Queries.JobPageQuery;
  job: NonNullable<Queries.JobPageQuery['job']>;
}

function Job({ data, job }: JobProps) {
  const { careers, inner } = data;
  const closed = useIsJobClosed(job);
  const careersPath = careers?.path ?? localizedRoute('/career/', toLanguage(job.locale));
  return (
    <PageLayout page={{ path: job.path, alternates: nearestVersions(job.alternates, careers?.alternates) }}>
      <BreadcrumbTrail trail={trailTo(data)} />
      <JobHeader job={job} closed={closed} />
      <ReadingColumns beside={<JobSide job={job} closed={closed} />} besideFirst>
        <JobDescription text={job.description} />
      </ReadingColumns>
      {closed ? (
        <ClosedJob similar={job.similar} careersPath={careersPath} />
      ) : (
        <div data-unsought>
          <BlockList blocks={inner?.blocks} components={innerJobBlocks} headed="innerJob" />
          <ApplicationSection
            orderId={job.orderId ?? 0}
            jobName={job.jobName ?? ''}
            careersPath={careersPath}
            contactName={job.contactName}
          />
        </div>
      )}
    </PageLayout>
  );
}

export function Head({ data }: HeadProps<Queries.JobPageQuery>) {
  const { job, site } = data;
  const siteUrl = useSiteUrl();
  if (!job) return null;
  return (
    <>
      <SeoTags
        language={toLanguage(job.locale)}
        title={job.jobName}
        description={[job.jobName, job.profession?.name, ...jobFacts(job)].filter(Boolean).join(' · ')}
        path={job.path}
        alternates={job.alternates}
        noIndex={job.closed}
        trail={trailTo(data)}
        site={site}
      />
      {!job.closed && <JsonLd data={jobPosting(job, site?.siteName, siteUrl)} />}
    </>
  );
}
