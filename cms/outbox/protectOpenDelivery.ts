import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import type { Delivery } from '../payload-types';
import { isManualDeletion } from '../platform/audit/auditDeletion';
import { lockRows } from '../platform/database/lockRows';
import { adminLanguage } from '../platform/locales/adminLanguage';

const TEXT = {
  he: 'המסירה הזאת עדיין לא הסתיימה, ומחיקתה תבטל אותה. אפשר למחוק רק מסירה שהושלמה או שנכשלה סופית.',
  en: 'This delivery is still in progress, and deleting it would cancel it. You can delete deliveries that arrived or failed for good.',
};

/**
 * Prevents users from deleting an unfinished delivery, such as a refund or a lead. When the document of a delivery is
 * deleted, the delivery is deleted in any case.
 * @throws APIError 409
 */
export const protectOpenDelivery: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!isManualDeletion(req)) return;
  await lockRows(req, 'deliveries', [Number(id)]);
  const found = await req.payload.db.findOne<Delivery>({
    collection: 'deliveries',
    where: { id: { equals: id } },
    req,
  });
  if (!found || found.state === 'delivered' || found.state === 'dead') return;
  throw new APIError(TEXT[adminLanguage(req.i18n)], 409, null, true);
};
