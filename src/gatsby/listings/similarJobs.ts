import { type JobEntry } from '../outlines/outlines';
import { type NodeModel, findEntryNodes, readOutline } from '../outlines/readOutline';

/** A job position. Its relations are node ids. */
export interface JobNode {
  id: string;
  locale: string;
  orderId?: number | null;
  profession?: string | null;
  area?: string | null;
  company?: string | null;
  startAdvertisingDate?: string | null;
  closingDate?: string | null;
}

/** Checks whether a position is closed at the given time. */
export const isJobClosed = ({ closingDate }: Pick<JobNode, 'closingDate'>, now: number): boolean =>
  Boolean(closingDate) && Date.parse(closingDate ?? '') <= now;

const similarity = (job: JobNode, other: JobEntry): number =>
  (job.profession && other.profession === job.profession ? 4 : 0) +
  (job.area && other.area === job.area ? 2 : 0) +
  (job.company && other.company === job.company ? 1 : 0);

/**
 * Returns open positions that are similar to a given one. Sorts by the same profession, then the same area, then the
 * same company. Among equals, the newest come first.
 * @param limit maximum number of positions
 * @param now time of the build in ms
 */
export function similarJobs(job: JobNode, limit: number, model: NodeModel, now: number): JobNode[] {
  const entries = readOutline('jobs', job.locale, model)
    .filter((other) => other.id !== job.id && !isJobClosed(other, now))
    .sort(
      (a, b) =>
        similarity(job, b) - similarity(job, a) ||
        (b.startAdvertisingDate ?? '').localeCompare(a.startAdvertisingDate ?? '') ||
        (b.orderId ?? 0) - (a.orderId ?? 0),
    );
  return findEntryNodes(entries.slice(0, limit), model);
}
