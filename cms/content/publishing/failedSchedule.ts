import type { PayloadRequest, Where } from 'payload';

/** A failed schedule of a document. */
export interface FailedScheduleNote {
  type: 'publish' | 'unpublish';
  /** Scheduled time, ISO. */
  at: string;
}

/** A document or a global. */
export type Scheduled = { collection: string; id: string } | { global: string };

/**
 * Last permanently failed schedule of a document, unless it was published or unpublished since.
 * @param since last public change
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
