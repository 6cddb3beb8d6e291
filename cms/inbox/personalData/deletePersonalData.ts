import type { PayloadRequest } from 'payload';
import { noteAudit } from '../../platform/audit/noteAudit';
import { inTransaction } from '../../platform/database/inTransaction';
import { findPersonalData, type PersonalData } from './findPersonalData';

/**
 * Deletes all that is kept of whoever has an e-mail address, with replies, deliveries, files and mails; all of it or nothing. What has
 * to be
 * kept by law stays.
 * @param req of who does it, who may delete; the log holds who, when and the references
 * @param email the address
 * @returns what was found; what is marked as kept is still there
 */
export async function deletePersonalData(req: PayloadRequest, email: string): Promise<PersonalData> {
  const { payload, user } = req;
  const found = await findPersonalData(payload, email);
  const entries = found.entries.filter(({ kept }) => !kept);
  await inTransaction(payload, async (inside) => {
    inside.user = user;
    inside.i18n = req.i18n;
    for (const { kind, doc } of entries)
      await payload.delete({
        collection: kind.slug,
        id: doc.id,
        depth: 0,
        req: inside,
        overrideAccess: false,
      });
    const mails = found.mails.map(({ id }) => id);
    if (mails.length > 0)
      await payload.delete({ collection: 'mails', where: { id: { in: mails } }, depth: 0, req: inside });
    const reference = entries.map(({ doc }) => doc.reference).join(', ');
    await noteAudit(inside, {
      action: 'personalDataDeleted',
      subject: { kind: 'personalData', ...(reference && { reference }) },
    });
  });
  return found;
}
