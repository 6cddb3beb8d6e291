import type { JobFacts } from './jobFacts';
import { jobSections } from './jobSections';

interface JobSource extends JobFacts {
  readonly description: string | null;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

/** The description as HTML, which is what search engines expect of one: sections with their headings and lists, as on the page. */
const descriptionHtml = (description: string): string =>
  jobSections(description)
    .map(({ heading, lines }) => {
      const items = lines.map(escape);
      const body =
        items.length === 1 ? `<p>${items.join('')}</p>` : `<ul><li>${items.join('</li><li>')}</li></ul>`;
      return heading ? `<p><strong>${escape(heading)}</strong></p>${body}` : body;
    })
    .join('');

/** What search engines call the scopes that the editors use; another scope is said in the editors' own word. */
const EMPLOYMENT: readonly [RegExp, string][] = [
  [/חלקית|part.?time/i, 'PART_TIME'],
  [/מלאה|full.?time/i, 'FULL_TIME'],
  [/סטודנט|student|intern/i, 'INTERN'],
  [/זמני|temporary/i, 'TEMPORARY'],
];
const employmentType = (scope: string): string =>
  EMPLOYMENT.find(([words]) => words.test(scope))?.[1] ?? scope;

/**
 * A schema.org `JobPosting`; what is not known is left out.
 * @param job the job
 * @param siteName who hires, where the job names no company
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
