import type { JobFacts } from './jobFacts';
import { jobSections } from './jobSections';

interface JobSource extends JobFacts {
  readonly description: string | null;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

/** Returns the description as HTML, as search engines expect: sections with headings and lists. */
const descriptionHtml = (description: string): string =>
  jobSections(description)
    .map(({ heading, lines }) => {
      const items = lines.map(escape);
      const body =
        items.length === 1 ? `<p>${items.join('')}</p>` : `<ul><li>${items.join('</li><li>')}</li></ul>`;
      return heading ? `<p><strong>${escape(heading)}</strong></p>${body}` : body;
    })
    .join('');

/** Maps the editors' scopes to schema.org types; others keep their names. */
const EMPLOYMENT: readonly [RegExp, string][] = [
  [/חלקית|part.?time/i, 'PART_TIME'],
  [/מלאה|full.?time/i, 'FULL_TIME'],
  [/סטודנט|student|intern/i, 'INTERN'],
  [/זמני|temporary/i, 'TEMPORARY'],
];
const employmentType = (scope: string): string =>
  EMPLOYMENT.find(([words]) => words.test(scope))?.[1] ?? scope;

/**
 * Builds a schema.org `JobPosting`.
 * @param siteName employer if the job names no company
 */
export function jobPosting(job: JobSource, siteName: string | null | undefined): object {
  const organization = job.company?.name ?? siteName;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.jobName,
    identifier: String(job.orderId),
    ...(job.description && { description: descriptionHtml(job.description) }),
    ...(job.isoDate && { datePosted: job.isoDate }),
    ...(job.closingDate && { validThrough: job.closingDate }),
    ...(job.scope?.name && { employmentType: employmentType(job.scope.name) }),
    ...(organization && { hiringOrganization: { '@type': 'Organization', name: organization } }),
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'IL',
        ...(job.area?.name && { addressRegion: job.area.name }),
      },
    },
  };
}
