import type { CollectionSlug, PayloadRequest } from 'payload';
import { noteAudit } from '../../platform/audit/noteAudit';
import { partOfDeletion } from '../../platform/audit/noteDeletion';
import { inTransaction } from '../../platform/database/inTransaction';
import { findPersonalData, type PersonalData, type PersonalEntry } from './findPersonalData';

/**
 * Deletes all that is kept of whoever has an e-mail address, with replies, deliveries, files and mails; all of it or nothing. Documents
 * of others that name them stay, without what they say of them. What has to be kept by law, or is under way, stays.
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
    for (const { kind, doc, blanked } of entries)
      if (blanked) await blank(inside, { kind, doc }, blanked);
      // What was deleted before may have taken it along.
      else if (await isThere(inside, kind.slug, doc.id))
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
        req: partOfDeletion(inside),
      });
    const own = entries.filter(({ blanked }) => !blanked);
    const reference = own.map(({ doc }) => doc.reference).join(', ');
    await noteAudit(inside, {
      action: 'personalDataDeleted',
      subject: { kind: 'personalData', ...(reference && { reference }) },
    });
  });
  return found;
}

async function isThere(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<boolean> {
  const { totalDocs } = await req.payload.count({ collection, where: { id: { equals: id } }, req });
  return totalDocs > 0;
}

/** Takes a person out of a document of somebody else: past the rules by which what was received is changed by nobody. */
async function blank(
  req: PayloadRequest,
  { kind, doc: { id, reference } }: Pick<PersonalEntry, 'kind' | 'doc'>,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  await req.payload.db.updateOne({ collection: kind.slug, id, data, req, returning: false });
  await noteAudit(req, {
    action: 'personalDataDeleted',
    subject: { kind: kind.slug, id, reference },
    changes: Object.keys(data).map((field) => ({ field })),
  });
}
