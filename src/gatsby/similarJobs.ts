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

/** The part of Gatsby's node model that is used here. */
export interface JobModel {
  findAll: (args: {
    type: 'CmsJob';
    query: { filter: { locale: { eq: string } } };
  }) => Promise<{ entries: Iterable<JobNode> }>;
}

/** Whether a position was closed at a time. */
export const isClosed = ({ closingDate }: Pick<JobNode, 'closingDate'>, now: number): boolean =>
  Boolean(closingDate) && Date.parse(closingDate ?? '') <= now;

const likeness = (job: JobNode, other: JobNode): number =>
  (job.profession && other.profession === job.profession ? 4 : 0) +
  (job.area && other.area === job.area ? 2 : 0) +
  (job.company && other.company === job.company ? 1 : 0);

/**
 * Open positions that are like one: of the same profession first, then in the same area, then of the same company; among equals the newest.
 * @param limit how many at most
 * @param now time of the build
 */
export async function similarJobs(
  job: JobNode,
  limit: number,
  model: JobModel,
  now: number,
): Promise<JobNode[]> {
  const { entries } = await model.findAll({
    type: 'CmsJob',
    query: { filter: { locale: { eq: job.locale } } },
  });
  return [...entries]
    .filter((other) => other.id !== job.id && !isClosed(other, now))
    .sort(
      (a, b) =>
        likeness(job, b) - likeness(job, a) ||
        (b.startAdvertisingDate ?? '').localeCompare(a.startAdvertisingDate ?? '') ||
        (b.orderId ?? 0) - (a.orderId ?? 0),
    )
    .slice(0, limit);
}
