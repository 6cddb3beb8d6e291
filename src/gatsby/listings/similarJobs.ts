import { type JobEntry } from '../outlines/outlines';
import { type NodeModel, findEntryNodes, readOutline } from '../outlines/readOutline';

/** The node of a position; relations are node ids. */
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

/** Tells whether a position is closed at a time. */
export const isJobClosed = ({ closingDate }: Pick<JobNode, 'closingDate'>, now: number): boolean =>
  Boolean(closingDate) && Date.parse(closingDate ?? '') <= now;

const similarity = (job: JobNode, other: JobEntry): number =>
  (job.profession && other.profession === job.profession ? 4 : 0) +
  (job.area && other.area === job.area ? 2 : 0) +
  (job.company && other.company === job.company ? 1 : 0);

/**
 * Returns open positions similar to one: same profession, then area, then company; newest first among equals.
 * @param limit maximum number
 * @param now time of the build
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
