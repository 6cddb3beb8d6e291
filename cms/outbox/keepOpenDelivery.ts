import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import type { Delivery } from '../payload-types';
import { isByHand } from '../platform/audit/noteDeletion';
import { lockRows } from '../platform/database/lockRows';
import { languageOf } from '../platform/locales/languageOf';

const TEXT = {
  he: 'המסירה הזאת עוד לא הסתיימה, ומחיקה הייתה מבטלת את מה שהיא מוסרת. אפשר למחוק מסירה שהגיעה או שנכשלה סופית.',
  en: 'This delivery is not over yet, and deleting it would lose what it delivers. One that arrived, or failed for good, can be deleted.',
};

/**
 * Prevents manual deletion of a delivery that has not ended, such as a refund or a lead. Deleting its document
 * deletes any delivery.
 * @throws APIError 409
 */
export const keepOpenDelivery: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!isByHand(req)) return;
  await lockRows(req, 'deliveries', [Number(id)]);
  const found = await req.payload.db.findOne<Delivery>({
    collection: 'deliveries',
    where: { id: { equals: id } },
    req,
  });
  if (!found || found.state === 'delivered' || found.state === 'dead') return;
  throw new APIError(TEXT[languageOf(req.i18n)], 409, null, true);
};
