import {
  getUpcomingScheduledPublishHandler,
  schedulePublishHandler,
} from '@payloadcms/ui/utilities/schedulePublishHandler';
import { Forbidden, type ServerFunction } from 'payload';
import { scheduleFaults } from './scheduleFaults';
import { languageOf } from '../languageOf';

type Scheduled = Parameters<typeof schedulePublishHandler>[0];
type Asked = Pick<Scheduled, 'doc' | 'global' | 'req'>;

const refused = ({ req }: Asked) => ({ error: req.t('error:notAllowedToPerformAction') });

/** Returns job ids of a document's schedules; null if the user may not publish it. */
async function scheduledFor({ doc, global, req }: Asked): Promise<(number | string)[] | null> {
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

const REFUSED = { he: 'לא תוזמן:', en: 'Not scheduled:' };
const OVER = {
  he: 'המועד כבר עבר. בוחרים תאריך ואחר כך שעה, לפי שעון ישראל.',
  en: 'This time has passed. Choose the date, and then the time, on the clock of Israel.',
};
/** Tolerance in ms: the current minute counts as now. */
const MINUTE_MS = 60_000;

/** Creates a schedule for a future action that would be allowed now; otherwise returns the reasons, one per line. */
async function schedule(args: Scheduled): Promise<Awaited<ReturnType<typeof schedulePublishHandler>>> {
  const { req, type, date, doc, global, localeToPublish } = args;
  if (!(await scheduledFor(args))) return refused(args);
  const language = languageOf(req.i18n);
  const isOver = date !== undefined && new Date(date).getTime() < Date.now() - MINUTE_MS;
  const faults = [
    ...(isOver ? [OVER[language]] : []),
    ...(await scheduleFaults(req, { type, doc, global, locale: localeToPublish })),
  ];
  if (faults.length === 0) return schedulePublishHandler(args);
  return { error: [REFUSED[language], ...faults].join('\n') };
}

/**
 * Payload's server function that creates or deletes a schedule. Payload only checks access to the admin. This one checks publish permission
 * and completeness, and that a deleted job is a schedule of the document.
 */
export const schedulePublish: ServerFunction<Scheduled> = async (args) => {
  const { deleteID, req } = args;
  if (deleteID === undefined) return schedule(args);
  const { docs } = await req.payload.db.find<{ input?: Omit<Asked, 'req'> }>({
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
