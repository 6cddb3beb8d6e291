import {
  APIError,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload';
import type { Appointment } from '../../payload-types';
import { claimSlot, releaseSlot } from './bookedSlots';
import { meetingOf } from './meetingOf';
import { readMeeting } from './readMeeting';

const TEXTS = {
  taken: {
    he: 'במועד הזה כבר נקבעה פגישה אחרת.',
    en: 'Another meeting is booked at that time.',
  },
  past: { he: 'אי אפשר להזיז פגישה לזמן שעבר.', en: 'A meeting cannot be moved into the past.' },
};

/** Why a meeting stays as it is: 409, with a text for staff; `taken` and `past` are for programs. */
export class SlotFault extends APIError {
  constructor(
    readonly fault: keyof typeof TEXTS,
    req: PayloadRequest,
  ) {
    super(TEXTS[fault][req.i18n.language === 'en' ? 'en' : 'he'], 409, null, true);
  }
}

/** @returns whether an appointment was moved, cancelled, or booked again */
export const isOtherwise = (
  now: Pick<Appointment, 'startsAt' | 'state'>,
  before: Pick<Appointment, 'startsAt' | 'state'>,
): boolean => now.state !== before.state || Date.parse(now.startsAt) !== Date.parse(before.startsAt);

/**
 * Books the time that an appointment is moved to and makes the one before free, whoever moves it. Staff may choose any time to come at
 * which a seat is free, outside of the opening hours as well.
 * @throws SlotFault
 */
export const keepSlot: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'create') return data;
  const before = originalDoc as Appointment;
  const changed = data as Partial<Appointment>;
  const now = { startsAt: changed.startsAt ?? before.startsAt, state: changed.state ?? before.state };
  if (!isOtherwise(now, before)) return data;
  const startsAt = Date.parse(now.startsAt);
  const endsAt = startsAt + Date.parse(before.endsAt) - Date.parse(before.startsAt);
  const isMoved = startsAt !== Date.parse(before.startsAt);
  await releaseSlot(req, before.reference);
  if (now.state === 'booked') {
    if (startsAt <= Date.now()) throw new SlotFault('past', req);
    const id = meetingOf(before);
    const meeting = await readMeeting({ payload: req.payload, id, language: 'he', req });
    const claim = {
      meeting: id,
      parallel: meeting?.parallel ?? 1,
      reference: before.reference,
      startsAt,
      endsAt,
    };
    if (!(await claimSlot(req, claim))) throw new SlotFault('taken', req);
  }
  return {
    ...changed,
    endsAt: new Date(endsAt).toISOString(),
    ...(isMoved && { movedFrom: before.startsAt }),
  };
};

/** With an appointment goes its time. */
export const freeSlot: CollectionAfterDeleteHook = ({ doc, req }) =>
  releaseSlot(req, (doc as Appointment).reference);
