import { graphql } from 'gatsby';
import { HOME_COUNTRY, organizationReference } from '../../components/Seo/structuredData';
import { jobSections } from './jobSections';

export const fragment = graphql`
  fragment JobPosting on CmsJob {
    path
    orderId
    jobName
    description
    closingDate
    isoDate: startAdvertisingDate(formatString: "YYYY-MM-DD")
    scope {
      employmentType
    }
    area {
      name
    }
    city {
      name
      country {
        name
        code
      }
    }
    company {
      name
    }
  }
`;

type JobSource = Queries.JobPostingFragment;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

/** Returns the description as HTML with headings and lists, the format that search engines expect. */
const descriptionHtml = (description: string): string =>
  jobSections(description)
    .map(({ heading, lines }) => {
      const items = lines.map(escape);
      const body =
        items.length === 1 ? `<p>${items.join('')}</p>` : `<ul><li>${items.join('</li><li>')}</li></ul>`;
      return heading ? `<p><strong>${escape(heading)}</strong></p>${body}` : body;
    })
    .join('');

/**
 * Builds the schema.org `JobPosting` of a job. If the job has no city, its location is the group's country.
 * @param siteName name of the group, which is the employer if the job has no company
 * @param siteUrl absolute URL of the site
 */
export function jobPosting(job: JobSource, siteName: string | null | undefined, siteUrl: string): object {
  const { city } = job;
  const group = organizationReference(siteName, siteUrl);
  const url = new URL(job.path, siteUrl).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    '@id': `${url}#job`,
    url,
    title: job.jobName,
    identifier: { '@type': 'PropertyValue', ...(siteName && { name: siteName }), value: String(job.orderId) },
    ...(job.description && { description: descriptionHtml(job.description) }),
    ...(job.isoDate && { datePosted: job.isoDate }),
    ...(job.closingDate && { validThrough: job.closingDate }),
    ...(job.scope?.employmentType && { employmentType: job.scope.employmentType }),
    hiringOrganization: job.company?.name
      ? { '@type': 'Organization', name: job.company.name, parentOrganization: group }
      : group,
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressCountry: city?.country?.code ?? city?.country?.name ?? HOME_COUNTRY,
        ...(city?.name && { addressLocality: city.name }),
        ...(job.area?.name && { addressRegion: job.area.name }),
      },
    },
  };
}
