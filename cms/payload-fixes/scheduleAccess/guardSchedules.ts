import {
  getUpcomingScheduledPublishHandler,
  schedulePublishHandler,
} from '@payloadcms/ui/utilities/schedulePublishHandler';
import { Forbidden, type ServerFunction } from 'payload';

/** Arguments of the server function `schedule-publish`. */
export type ScheduleArgs = Parameters<typeof schedulePublishHandler>[0];

type Target = Pick<ScheduleArgs, 'doc' | 'global' | 'req'>;

const refused = ({ req }: Target) => ({ error: req.t('error:notAllowedToPerformAction') });

/** Returns the job ids of the schedules of a document, or null if the user may not publish the document. */
async function scheduledFor({ doc, global, req }: Target): Promise<(number | string)[] | null> {
  try {
    const upcoming = await getUpcomingScheduledPublishHandler({
      id: doc?.value as number | string | undefined,
      collectionSlug: doc?.relationTo,
      globalSlug: global,
      req,
    } as Parameters<typeof getUpcomingScheduledPublishHandler>[0]);
    return upcoming.map(({ id }) => id);
  } catch (error) {
    if (error instanceof Forbidden) return null;
    throw error;
  }
}

/**
 * Creates the server function `schedule-publish`. It accepts only users who may publish the document, and deletes only
 * schedules of that document.
 * @param refuse returns the reason why a schedule must not be created, or null if it may
 */
export function guardSchedules(
  refuse: (args: ScheduleArgs) => Promise<string | null>,
): ServerFunction<ScheduleArgs> {
  const schedule = async (args: ScheduleArgs) => {
    if (!(await scheduledFor(args))) return refused(args);
    const error = await refuse(args);
    return error === null ? schedulePublishHandler(args) : { error };
  };
  return async (args) => {
    const { deleteID, req } = args;
    if (deleteID === undefined) return schedule(args);
    const { docs } = await req.payload.db.find<{ input?: Omit<Target, 'req'> }>({
      collection: 'payload-jobs',
      where: { and: [{ id: { equals: deleteID } }, { taskSlug: { equals: 'schedulePublish' } }] },
      limit: 1,
      pagination: false,
    });
    const { doc, global } = docs[0]?.input ?? {};
    const scheduled = (doc ?? global) && (await scheduledFor({ doc, global, req }));
    if (!scheduled?.includes(deleteID)) return refused(args);
    if (args.doc ?? args.global) return schedule(args);
    await req.payload.db.deleteOne({ collection: 'payload-jobs', where: { id: { equals: deleteID } } });
    return { message: req.t('general:deletedSuccessfully') };
  };
}
