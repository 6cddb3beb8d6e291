import { type JobEntry } from './outlines/outlines';
import { type NodeModel, nodesOf, readOutline } from './outlines/readOutline';

/** A position as its node holds it; relations are the ids of nodes. */
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

/** Whether a position was closed at a time. */
export const isClosed = ({ closingDate }: Pick<JobNode, 'closingDate'>, now: number): boolean =>
  Boolean(closingDate) && Date.parse(closingDate ?? '') <= now;

const likeness = (job: JobNode, other: JobEntry): number =>
  (job.profession && other.profession === job.profession ? 4 : 0) +
  (job.area && other.area === job.area ? 2 : 0) +
  (job.company && other.company === job.company ? 1 : 0);

/**
 * Open positions that are like one: of the same profession first, then in the same area, then of the same company; among equals the newest.
 * @param limit how many at most
 * @param now time of the build
 */
export function similarJobs(job: JobNode, limit: number, model: NodeModel, now: number): JobNode[] {
  const entries = readOutline('jobs', job.locale, model)
    .filter((other) => other.id !== job.id && !isClosed(other, now))
    .sort(
      (a, b) =>
        likeness(job, b) - likeness(job, a) ||
        (b.startAdvertisingDate ?? '').localeCompare(a.startAdvertisingDate ?? '') ||
        (b.orderId ?? 0) - (a.orderId ?? 0),
    );
  return nodesOf(entries.slice(0, limit), model);
}
