import {
  APIError,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload';
import type { Appointment, MeetingKind } from '../../payload-types';
import { claimSlot, releaseSlot } from './bookedSlots';
import { hoursText } from './hoursText';
import { meetingOf } from './meetingOf';
import { isInHours, type Slot } from './openSlots';
import { readMeeting, rulesOf } from './readMeeting';
import { languageOf } from '../../platform/languageOf';

const TEXTS = {
  taken: {
    he: 'במועד הזה כבר נקבעה פגישה אחרת.',
    en: 'Another meeting is booked at that time.',
  },
  past: { he: 'אי אפשר להזיז פגישה לזמן שעבר.', en: 'A meeting cannot be moved into the past.' },
  over: {
    he: 'מועד הפגישה כבר עבר. כדי לקבוע אותה שוב יש לבחור מועד חדש.',
    en: 'The time of this meeting is over. To book it again, choose a time to come.',
  },
  cancelled: {
    he: 'הפגישה בוטלה, ואין מה להזיז. כדי לקבוע אותה במועד אחר יש לבחור גם ״נקבעה״.',
    en: 'This meeting is cancelled, so there is nothing to move. To book it at another time, choose “Booked” as well.',
  },
  closed: {
    he: 'היומן אינו פתוח במועד הזה. כדי להיפגש בכל זאת יש לסמן ״מחוץ לשעות היומן״. שעות היומן: ',
    en: 'The calendar is not open at that time. To meet all the same, tick “Outside the calendar’s hours”. Its hours: ',
  },
};

/** Why a meeting stays as it is: 409, with a text for staff; `fault` is for programs. */
export class SlotFault extends APIError {
  constructor(
    readonly fault: keyof typeof TEXTS,
    req: PayloadRequest,
    detail = '',
  ) {
    super(`${TEXTS[fault][languageOf(req.i18n)]}${detail}`, 409, null, true);
  }
}

/** @returns whether an appointment was moved, cancelled, or booked again */
export const isOtherwise = (
  now: Pick<Appointment, 'startsAt' | 'state'>,
  before: Pick<Appointment, 'startsAt' | 'state'>,
): boolean => now.state !== before.state || Date.parse(now.startsAt) !== Date.parse(before.startsAt);

const lengthOf = ({ startsAt, endsAt }: Appointment): number => Date.parse(endsAt) - Date.parse(startsAt);

/**
 * Staff who choose a time at which the calendar is closed do so knowingly: visitors are told at once. Visitors choose among the
 * calendar's own times, which its hours may have left meanwhile.
 */
function checkHours(req: PayloadRequest, meeting: MeetingKind, slot: Slot, outsideHours: unknown): void {
  if (!req.user || outsideHours === true) return;
  if (isInHours(rulesOf({ ...meeting, active: true }), slot)) return;
  throw new SlotFault('closed', req, hoursText(meeting, languageOf(req.i18n)));
}

/**
 * Books the time that an appointment is moved to and makes the one before free, whoever moves it. Staff may choose any time to come at
 * which a seat is free, outside of the calendar's hours if they say so. A meeting that is cancelled keeps the time that it had.
 * @throws SlotFault
 */
export const keepSlot: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'create') return data;
  const before = originalDoc as Appointment;
  const changed = data as Partial<Appointment>;
  const now = { startsAt: changed.startsAt ?? before.startsAt, state: changed.state ?? before.state };
  if (!isOtherwise(now, before)) return data;
  if (now.state === 'cancelled') {
    if (before.state === 'cancelled') throw new SlotFault('cancelled', req);
    await releaseSlot(req, before.reference);
    return { ...changed, startsAt: before.startsAt, endsAt: before.endsAt };
  }
  const startsAt = Date.parse(now.startsAt);
  const isMoved = startsAt !== Date.parse(before.startsAt);
  if (startsAt <= Date.now()) throw new SlotFault(isMoved ? 'past' : 'over', req);
  const slot = { startsAt, endsAt: startsAt + lengthOf(before) };
  const id = meetingOf(before);
  const meeting = await readMeeting({ payload: req.payload, id, language: languageOf(req.i18n), req });
  if (meeting && isMoved) checkHours(req, meeting, slot, changed.outsideHours);
  await releaseSlot(req, before.reference);
  const claim = { meeting: id, parallel: meeting?.parallel ?? 1, reference: before.reference, ...slot };
  if (!(await claimSlot(req, claim))) throw new SlotFault('taken', req);
  // Who was told that it is cancelled hears that it is booked, at whatever time.
  const movedFrom = before.state === 'cancelled' ? null : before.startsAt;
  return { ...changed, endsAt: new Date(slot.endsAt).toISOString(), movedFrom };
};

/** With an appointment goes its time. */
export const freeSlot: CollectionAfterDeleteHook = ({ doc, req }) =>
  releaseSlot(req, (doc as Appointment).reference);
