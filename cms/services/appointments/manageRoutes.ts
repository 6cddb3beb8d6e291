import type { Payload } from 'payload';
import type { Appointment } from '../../payload-types';
import { inTransaction } from '../../platform/database/inTransaction';
import { lockUntilCommit } from '../../platform/database/lockUntilCommit';
import { incrementTally, traceKey } from '../../platform/database/tally';
import { pageQuery } from '../../platform/http/pageQuery';
import { readLimited } from '../../platform/http/readLimited';
import { limitReads } from '../../intake/limitReads';
import type { Handler, Route } from '../../platform/http/route';
import { MANAGE_PATH } from './appointmentLinks';
import { linkDocs } from './linkDocs';
import { findLinked } from './findLinked';
import { SlotFault } from './syncSlot';
import { managePage } from './managePage';
import { meetingOf } from './meetingOf';
import { hasOverlappingMeeting } from './hasOverlappingMeeting';
import { openSlots, type Slot } from './openSlots';
import { readMeeting, rulesOf } from './readMeeting';

const MAX_BYTES = 2_000;

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Maximum number of changes of a meeting per day. Each change notifies the staff and the CRM, so it must be limited.
 */
const CHANGES_A_DAY = 20;

const TOO_MANY = { title: 'pageTitle', text: 'tooManyText', status: 429 } as const;
const TAKEN = { title: 'pageTitle', text: 'takenText', status: 409 } as const;
const MEETS = { title: 'pageTitle', text: 'meetsText', status: 409 } as const;
const MOVED = { title: 'movedTitle', text: 'movedText' } as const;

/** `GET /web/appointments/manage`: shows the meeting and how the visitor can change it. */
const manageQuestion: Handler = async (request, { payload }) => {
  const { language, token } = pageQuery(request);
  return managePage(payload, language, await findLinked(payload, token, 'manage'));
};

/**
 * Returns the time slot that starts at `startsAt` if the calendar offers it. Visitors cannot move a meeting to any
 * other time.
 */
async function openSlot(
  payload: Payload,
  appointment: Appointment,
  startsAt: number,
): Promise<Slot | undefined> {
  const meeting = await readMeeting({ payload, id: meetingOf(appointment), language: 'he' });
  const slots = meeting ? openSlots(rulesOf(meeting), Date.now()) : [];
  return slots.find((slot) => slot.startsAt === startsAt);
}

/**
 * Cancels or moves a meeting. A lock makes concurrent changes run one after another.
 * @param slot the new time; without it, the meeting is cancelled
 * @returns the changed meeting, or the message that explains why it could not be moved
 */
async function change(
  payload: Payload,
  { id, email }: Appointment,
  slot?: Slot,
): Promise<Appointment | typeof TAKEN | typeof MEETS> {
  try {
    return await inTransaction(payload, async (req) => {
      await lockUntilCommit(req, `appointment ${id}`);
      const now = await payload.findByID({ collection: 'appointments', id, req, depth: 0 });
      if (now.state === 'cancelled') return now;
      if (slot && (await hasOverlappingMeeting(req, email, slot, id))) return MEETS;
      const data = slot
        ? { startsAt: new Date(slot.startsAt).toISOString() }
        : { state: 'cancelled' as const };
      return payload.update({ collection: 'appointments', id, data, req, depth: 0 });
    });
  } catch (error) {
    if (error instanceof SlotFault) return TAKEN;
    throw error;
  }
}

/**
 * `POST /web/appointments/manage`: moves or cancels the meeting. The token of the link is the only credential.
 * Repeating the request changes nothing. Past and cancelled meetings cannot be changed.
 */
const manage: Handler = async (request, { payload }) => {
  const { language, token } = pageQuery(request);
  const found = await findLinked(payload, token, 'manage');
  const body = await readLimited(request, MAX_BYTES);
  const form = new URLSearchParams(body === null ? '' : Buffer.from(body).toString('utf8'));
  if (!found || found.state === 'cancelled' || Date.parse(found.startsAt) <= Date.now())
    return managePage(payload, language, found);
  const changes = traceKey('appointments:changes', found.reference);
  if ((await incrementTally({ payload }, changes, DAY_MS)).count > CHANGES_A_DAY)
    return managePage(payload, language, found, TOO_MANY);
  const cancels = form.get('action') === 'cancel';
  const startsAt = Date.parse(form.get('startsAt') ?? '');
  if (!cancels && startsAt === Date.parse(found.startsAt)) return managePage(payload, language, found, MOVED);
  const slot = cancels ? undefined : await openSlot(payload, found, startsAt);
  const changed = cancels || slot ? await change(payload, found, slot) : TAKEN;
  if ('text' in changed) return managePage(payload, language, found, changed);
  return managePage(payload, language, changed, changed.state === 'cancelled' ? undefined : MOVED);
};

const PAGE = 'An HTML page that works without scripts';

export const manageRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: MANAGE_PATH,
    handler: limitReads(manageQuestion),
    docs: linkDocs('Page of the link in the mail: the meeting and possible changes', PAGE),
  },
  {
    method: 'POST',
    path: MANAGE_PATH,
    handler: limitReads(manage),
    docs: linkDocs('Moves or cancels the meeting', PAGE),
  },
];
