import type { CollectionSlug, PayloadRequest } from 'payload';
import { writeAudit } from '../../platform/audit/writeAudit';
import { cascadeDeletion } from '../../platform/audit/auditDeletion';
import { inTransaction } from '../../platform/database/inTransaction';
import { findPersonalData, type PersonalData, type PersonalEntry } from './findPersonalData';

/**
 * Deletes all data of an e-mail address in one transaction: entries, replies, deliveries, files and mails. Documents
 * sent by other people remain, but without this person's data. Data that must be kept also remains.
 * @param req request of a user who may delete; the audit log records the user, the time and the references
 * @param email the e-mail address
 * @returns the search result from before the deletion; entries marked as `kept` still exist
 */
export async function deletePersonalData(req: PayloadRequest, email: string): Promise<PersonalData> {
  const { payload, user } = req;
  const found = await findPersonalData(payload, email);
  const entries = found.entries.filter(({ kept }) => !kept);
  await inTransaction(payload, async (inside) => {
    inside.user = user;
    inside.i18n = req.i18n;
    for (const { kind, doc, blanked } of entries)
      if (blanked) await blank(inside, { kind, doc }, blanked);
      // The document may already be gone, because an earlier deletion in this loop can remove dependent documents.
      else if (await stillExists(inside, kind.slug, doc.id))
        await payload.delete({
          collection: kind.slug,
          id: doc.id,
          depth: 0,
          req: inside,
          overrideAccess: false,
        });
    const mails = found.mails.map(({ id }) => id);
    if (mails.length > 0)
      await payload.delete({
        collection: 'mails',
        where: { id: { in: mails } },
        depth: 0,
        req: cascadeDeletion(inside),
      });
    const own = entries.filter(({ blanked }) => !blanked);
    const reference = own.map(({ doc }) => doc.reference).join(', ');
    await writeAudit(inside, {
      action: 'personalDataDeleted',
      subject: { kind: 'personalData', ...(reference && { reference }) },
    });
  });
  return found;
}

async function stillExists(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<boolean> {
  const { totalDocs } = await req.payload.count({ collection, where: { id: { equals: id } }, req });
  return totalDocs > 0;
}

/**
 * Removes a person's data from a document that someone else sent. Writes directly to the database, because Payload
 * treats the fields that visitors sent as read-only.
 */
async function blank(
  req: PayloadRequest,
  { kind, doc: { id, reference } }: Pick<PersonalEntry, 'kind' | 'doc'>,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  await req.payload.db.updateOne({ collection: kind.slug, id, data, req, returning: false });
  await writeAudit(req, {
    action: 'personalDataDeleted',
    subject: { kind: kind.slug, id, reference },
    changes: Object.keys(data).map((field) => ({ field })),
  });
}
