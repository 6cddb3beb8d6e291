import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload';
import type { LotteryRegistration } from '../../../payload-types';
import { writeAudit } from '../../../platform/audit/writeAudit';
import { lockLottery } from '../lotteryLock';
import { readDraw } from '../readDraw';
import { findDispute } from '../disputes/findDispute';
import { findTicket } from '../disputes/findTicket';
import { adminLanguage } from '../../../platform/locales/adminLanguage';

const TEXTS = {
  closed: {
    he: 'ההרשמה להגרלה נסגרה, ואי אפשר עוד לשנות את רשימת המשתתפים.',
    en: 'Registration for the lottery is closed, so the participants can no longer be changed.',
  },
  dispute: {
    he: 'יש שתי הרשמות עם מספר הזהות הזה. יש להחליט ביניהן בפנייה {reference}.',
    en: 'Two registrations have this identity number. Decide in the entry {reference}.',
  },
  byItself: {
    he: 'את המצב הזה קובעת המערכת. אפשר לבחור ״כן״ או ״לא: בוטלה״.',
    en: 'Only the system sets this state. Choose “Yes” or “No: withdrawn”.',
  },
  other: {
    he: 'הרשמה אחרת עם אותו מספר זהות כבר משתתפת: {reference}. יש לבטל אותה תחילה.',
    en: 'Another registration with the same identity number takes part: {reference}. Withdraw it first.',
  },
};

const refusal = (req: PayloadRequest, text: keyof typeof TEXTS, reference = '') =>
  new APIError(TEXTS[text][adminLanguage(req.i18n)].replace('{reference}', reference), 409, null, true);

/** Reads a registration, including its hidden fields. */
const stored = (req: PayloadRequest, id: number): Promise<LotteryRegistration | null> =>
  req.payload.db.findOne<LotteryRegistration>({
    collection: 'lotteryRegistrations',
    where: { id: { equals: id } },
    req,
  });

/**
 * Makes sure that at most one registration per identity number takes part, and that nothing changes after registration
 * is closed.
 * @throws APIError 409 for a change that is not allowed
 */
export const guardTickets: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'create') return data;
  const changed = data as Partial<LotteryRegistration>;
  const before = await stored(req, (originalDoc as { id: number }).id);
  if (!before) return data;
  // The admin form contains neither of these fields, so keep the stored values.
  const kept = { ...changed, identity: before.identity, ticket: before.ticket };
  const takesPart = changed.takesPart ?? before.takesPart;
  if (takesPart === before.takesPart) return kept;
  const lottery = typeof before.lottery === 'object' ? before.lottery.id : before.lottery;
  await lockLottery(req, lottery);
  const draw = await readDraw(req, lottery);
  if (draw && draw.stage !== 'announced') throw refusal(req, 'closed');
  const dispute = before.identity ? await findDispute(req, before.identity) : null;
  if (dispute) throw refusal(req, 'dispute', dispute.reference);
  if (takesPart === 'disputed' || takesPart === 'unconfirmed') throw refusal(req, 'byItself');
  if (takesPart !== 'yes' || !before.identity) return { ...kept, ticket: null };
  const other = await findTicket(req, before.identity);
  if (other) throw refusal(req, 'other', other.reference);
  return { ...kept, ticket: before.identity };
};

/** Records in the audit log who included or excluded a registration. */
export const auditTicketChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const [now, before] = [doc as LotteryRegistration, previousDoc as LotteryRegistration | undefined];
  if (operation === 'create' || !before || now.takesPart === before.takesPart) return;
  await writeAudit(req, {
    action: 'lotteryTicketChanged',
    subject: { kind: 'lotteryRegistrations', id: now.id, reference: now.reference },
    changes: [{ field: 'takesPart', from: before.takesPart, to: now.takesPart }],
  });
};
