import type { CollectionConfig, CollectionSlug, PayloadRequest } from 'payload';
import { writeAudit } from '../../platform/audit/writeAudit';
import { env } from '../../platform/env/env';
import { markAnnouncing } from './publicSources';
import { queueBuildNotice } from './queueBuildNotice';
import { recipientChanges, recipientFields, recipientsOf, type Recipients } from './recipients';
import { notifyFormerRecipients } from './notifyFormerRecipients';

interface PublicState {
  visible: boolean;
  updatedAt: string | null;
  recipients: Recipients;
}

type Id = number | string;

interface StoredDocument {
  id: Id;
  _status?: string | null;
  deletedAt?: string | null;
  updatedAt?: string | Date;
}

const HIDDEN: PublicState = { visible: false, updatedAt: null, recipients: {} };

/**
 * Returns hooks that detect public changes of a document. A change notifies the site's build. A removal also writes a
 * tombstone, because anonymous queries cannot show that a document is missing. If the recipients of messages change,
 * this is written to the audit log and the former address is informed. The hooks compare stored documents: with drafts,
 * `doc` and `previousDoc` would be the newest versions, which may be unpublished.
 */
export function publicChangeHooks(collection: CollectionSlug): NonNullable<CollectionConfig['hooks']> {
  const key = (id: Id) => `public:${collection}:${id}`;

  const publicState = async (id: Id, req: PayloadRequest): Promise<PublicState> => {
    const doc = await req.payload.db.findOne<StoredDocument>({
      collection,
      where: { id: { equals: id } },
      req,
    });
    if (!doc) return HIDDEN;
    const visible = (doc._status ?? 'published') === 'published' && !doc.deletedAt;
    const names = recipientFields(req.payload.collections[collection].config.flattenedFields);
    return { visible, updatedAt: String(doc.updatedAt), recipients: visible ? recipientsOf(names, doc) : {} };
  };

  const announce = async (id: Id, operation: 'change' | 'remove', req: PayloadRequest) => {
    if (operation === 'remove') {
      await req.payload.create({
        collection: 'tombstones',
        data: { collectionSlug: collection, documentId: String(id) },
        overrideAccess: true,
        req,
      });
    }
    await queueBuildNotice(req);
  };

  const noteRecipients = async (id: Id, before: PublicState, after: PublicState, req: PayloadRequest) => {
    const changes = after.visible ? recipientChanges(before.recipients, after.recipients) : [];
    // A new document without a user was created by the CMS itself, such as demo content, and needs no audit entry.
    if (changes.length > 0 && (req.user || before.visible))
      await writeAudit(req, { action: 'settingsChanged', subject: { kind: collection, id }, changes });
    if (!before.visible || !after.visible) return;
    const place = {
      label: req.payload.collections[collection].config.labels.singular,
      slug: collection,
      link: `${env.cmsUrl}/admin/collections/${collection}/${id}`,
    };
    await notifyFormerRecipients(req, place, before.recipients, after.recipients);
  };

  return {
    beforeChange: [
      async ({ data, originalDoc, operation, req }) => {
        if (operation === 'update' && originalDoc)
          req.context[key(originalDoc.id)] = await publicState(originalDoc.id, req);
        return data;
      },
    ],
    afterChange: [
      markAnnouncing(async ({ doc, req }) => {
        const before = (req.context[key(doc.id)] as PublicState | undefined) ?? HIDDEN;
        const after = await publicState(doc.id, req);
        await noteRecipients(doc.id, before, after, req);
        if (before.visible && !after.visible) await announce(doc.id, 'remove', req);
        else if (after.visible && before.updatedAt !== after.updatedAt) await announce(doc.id, 'change', req);
        return doc;
      }),
    ],
    beforeDelete: [
      async ({ id, req }) => {
        req.context[key(id)] = await publicState(id, req);
      },
    ],
    afterDelete: [
      async ({ id, req }) => {
        const before = (req.context[key(id)] as PublicState | undefined) ?? HIDDEN;
        if (before.visible) await announce(id, 'remove', req);
      },
    ],
  };
}
