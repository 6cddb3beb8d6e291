import type { JobFacts } from './jobFacts';

interface JobSource extends JobFacts {
  readonly description: string | null;
}

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
    ...(job.description && { description: job.description }),
    ...(job.isoDate && { datePosted: job.isoDate }),
    ...(job.closingDate && { validThrough: job.closingDate }),
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
