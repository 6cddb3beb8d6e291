import { graphql } from 'gatsby';
import type { LanguageFacts } from '../../../i18n/languages';
import { localizedRoute } from '../../../i18n/paths';
import type { components } from '../../../lib/api/liveServices.gen';

export const fragment = graphql`
  fragment BoardJob on CmsJob {
    orderId
    path
    jobName
    closed
    isoDate: startAdvertisingDate(formatString: "YYYY-MM-DD")
    # en-GB (corporate-site §9).
    shownDate: startAdvertisingDate(formatString: "DD/MM/YYYY")
    profession {
      documentId
      name
      order
    }
    area {
      documentId
      name
      order
    }
    scope {
      documentId
      name
      order
    }
    company {
      companyId
      name
    }
    division {
      documentId
    }
  }
`;

export type BuiltJob = Queries.BoardJobFragment;

/** The data that the card of an open position shows. */
export interface BoardJob {
  orderId: number;
  path: string;
  jobName: string;
  professionName: string | null;
  scopeName: string | null;
  areaName: string | null;
  companyName: string | null;
  isoDate: string | null;
  shownDate: string | null;
}

/** Converts a position from the build to a card's data. */
export const builtJobToCard = (job: BuiltJob): BoardJob => ({
  orderId: job.orderId ?? 0,
  path: job.path,
  jobName: job.jobName ?? '',
  professionName: job.profession?.name ?? null,
  scopeName: job.scope?.name ?? null,
  areaName: job.area?.name ?? null,
  companyName: job.company?.name ?? null,
  isoDate: job.isoDate,
  shownDate: job.shownDate,
});

/**
 * Converts a position from the live service to a card's data, equal to the card of the same position from the build.
 */
export function serviceJobToCard(job: components['schemas']['Job'], language: LanguageFacts): BoardJob {
  const isoDate = job.startAdvertisingDate?.slice(0, 10) ?? null;
  return {
    orderId: job.orderId,
    path: localizedRoute(`/career/${job.orderId}/`, language.code),
    jobName: job.jobName,
    professionName: job.professionName,
    scopeName: job.scopeJobName,
    areaName: job.areaName,
    companyName: job.companyName,
    isoDate,
    shownDate: isoDate?.split('-').reverse().join('/') ?? null,
  };
}
