import type { PayloadRequest, Where } from 'payload';

/** A scheduled publication or unpublication that failed. */
export interface FailedScheduleNote {
  type: 'publish' | 'unpublish';
  /** Time of the failure as an ISO string. */
  at: string;
}

/** The subject of a schedule: a document or a global. */
export type Scheduled = { collection: string; id: string } | { global: string };

/**
 * Returns the last permanently failed schedule of a document. Returns null if the document was published or unpublished
 * since then.
 * @param since time of the last public change
 */
export async function failedSchedule(
  { payload }: PayloadRequest,
  scheduled: Scheduled,
  since: Date | string | null | undefined,
): Promise<FailedScheduleNote | null> {
  const ofDocument: Where[] =
    'global' in scheduled
      ? [{ 'input.global': { equals: scheduled.global } }]
      : [
          { 'input.doc.relationTo': { equals: scheduled.collection } },
          { 'input.doc.value': { equals: scheduled.id } },
        ];
  const { docs } = await payload.db.find<{ input?: { type?: unknown }; updatedAt: Date | string }>({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { hasError: { equals: true } },
        ...ofDocument,
        ...(since ? [{ updatedAt: { greater_than: new Date(since).toISOString() } }] : []),
      ],
    },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
  });
  const [job] = docs;
  if (!job) return null;
  const type = job.input?.type === 'unpublish' ? 'unpublish' : 'publish';
  return { type, at: new Date(job.updatedAt).toISOString() };
}
