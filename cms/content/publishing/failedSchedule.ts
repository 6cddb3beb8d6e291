import type { PayloadRequest, Where } from 'payload';

/** What was scheduled for a document and did not happen. */
export interface FailedScheduleNote {
  type: 'publish' | 'unpublish';
  /** When it failed, ISO: at its time. */
  at: string;
}

/** A document, or a global. */
export type Scheduled = { collection: string; id: string } | { global: string };

/**
 * The last schedule of a document that failed for good, unless the document was published or taken off the site since.
 * @param since when what the public sees of it last changed
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
