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
import { adminLanguage } from '../../platform/locales/adminLanguage';

const TEXTS = {
  taken: {
    he: 'המועד הזה תפוס. יש לבחור מועד אחר.',
    en: 'That time is fully booked. Choose another time.',
  },
  past: { he: 'אי אפשר להעביר פגישה למועד שעבר.', en: 'A meeting cannot be moved into the past.' },
  over: {
    he: 'מועד הפגישה כבר עבר. כדי לקבוע אותה שוב יש לבחור מועד חדש.',
    en: 'The time of this meeting has passed. To book it again, choose a future time.',
  },
  cancelled: {
    he: 'הפגישה בוטלה, ולכן אי אפשר להעביר אותה. כדי לקבוע אותה במועד אחר, יש לבחור גם ״נקבעה״.',
    en: 'This meeting is cancelled, so it cannot be moved. To book it at another time, choose “Booked” as well.',
  },
  closed: {
    he: 'היומן אינו פתוח במועד הזה. כדי לקבוע בכל זאת, יש לסמן ״מחוץ לשעות היומן״. שעות היומן: ',
    en: 'The calendar is not open at that time. To book it anyway, tick “Outside the calendar’s hours”. Its hours: ',
  },
};

/**
 * Error 409 that rejects a change of a meeting. The message is for staff, and `fault` is the reason for use in code.
 */
export class SlotFault extends APIError {
  constructor(
    readonly fault: keyof typeof TEXTS,
    req: PayloadRequest,
    detail = '',
  ) {
    super(`${TEXTS[fault][adminLanguage(req.i18n)]}${detail}`, 409, null, true);
  }
}

/** Checks whether an appointment was moved, cancelled or booked again. */
export const hasBookingChanged = (
  now: Pick<Appointment, 'startsAt' | 'state'>,
  before: Pick<Appointment, 'startsAt' | 'state'>,
): boolean => now.state !== before.state || Date.parse(now.startsAt) !== Date.parse(before.startsAt);

const lengthOf = ({ startsAt, endsAt }: Appointment): number => Date.parse(endsAt) - Date.parse(startsAt);

/**
 * Requires staff to tick a checkbox before they move a meeting outside the calendar's hours, because the visitor is
 * notified at once. Visitors are not checked, because they can only choose times that the calendar offers.
 */
function checkHours(req: PayloadRequest, meeting: MeetingKind, slot: Slot, outsideHours: unknown): void {
  if (!req.user || outsideHours === true) return;
  if (isInHours(rulesOf({ ...meeting, active: true }), slot)) return;
  throw new SlotFault('closed', req, hoursText(meeting, adminLanguage(req.i18n)));
}

/**
 * Keeps the booked time in step with the appointment. When a meeting is moved, books the new time and releases the old
 * one. Staff may choose any future time with a free seat; a time outside the calendar's hours needs confirmation. When
 * a meeting is cancelled, releases its time and ignores any change of it.
 * @throws SlotFault if the change is not possible
 */
export const syncSlot: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'create') return data;
  const before = originalDoc as Appointment;
  const changed = data as Partial<Appointment>;
  const now = { startsAt: changed.startsAt ?? before.startsAt, state: changed.state ?? before.state };
  if (!hasBookingChanged(now, before)) return data;
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
  const meeting = await readMeeting({ payload: req.payload, id, language: adminLanguage(req.i18n), req });
  if (meeting && isMoved) checkHours(req, meeting, slot, changed.outsideHours);
  await releaseSlot(req, before.reference);
  const claim = { meeting: id, parallel: meeting?.parallel ?? 1, reference: before.reference, ...slot };
  if (!(await claimSlot(req, claim))) throw new SlotFault('taken', req);
  // If the meeting was cancelled before, the visitor is told that it is booked. Only other changes are reported as a
  // move.
  const movedFrom = before.state === 'cancelled' ? null : before.startsAt;
  return { ...changed, endsAt: new Date(slot.endsAt).toISOString(), movedFrom };
};

/** Releases the booked time of a deleted appointment. */
export const releaseDeletedSlot: CollectionAfterDeleteHook = ({ doc, req }) =>
  releaseSlot(req, (doc as Appointment).reference);
