import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import { editorTab } from './editorTab';
import { editKey, forgetLastEdit, writeLastEdit } from './lastEdit';
import { refuseStale } from './refuseStale';

const LOCKS = 'payload-locked-documents';

interface Saved {
  updatedAt?: string | null;
}

/** Notes that a person saved a document, so that who has an older state of it open is told. */
export async function noteEdit(req: PayloadRequest, key: string, { updatedAt }: Saved): Promise<void> {
  const { user } = req;
  if (user?.collection !== 'users') return;
  const name = 'name' in user && typeof user.name === 'string' ? user.name : String(user.id);
  await writeLastEdit(req, key, {
    user: Number(user.id),
    name,
    at: updatedAt ?? new Date().toISOString(),
    tab: editorTab(req.headers),
  });
}

/**
 * Notes that a document was changed by nobody of the admin. The form sends all fields: a meeting that its visitor cancels while a member
 * of staff writes a note to it would be booked again with that note.
 */
async function noteOtherEdit(req: PayloadRequest, key: string, { updatedAt }: Saved): Promise<void> {
  if (req.user?.collection === 'users') return;
  const at = updatedAt ?? new Date().toISOString();
  await writeLastEdit(req, key, { user: null, name: '', at });
}

/** Payload gives a lock up with each save. What saves itself while its editor types stays locked for the others. */
async function keepLock(req: PayloadRequest, relationTo: string, value: number | string): Promise<void> {
  if (req.user?.collection !== 'users' || String(req.query?.autosave) !== 'true') return;
  await req.payload.db.create({
    collection: LOCKS,
    data: {
      document: { relationTo, value },
      user: { relationTo: 'users', value: req.user.id },
    },
    req,
  });
}

/**
 * What a person saves as a draft stays one. Payload's copy to another language hands on the state of what it copied, and would publish
 * a page at once with the texts of the first language in the second.
 */
function keepDraft<Args extends object>(args: Args, { user }: PayloadRequest): Args {
  const { data, draft } = args as { data?: { _status?: unknown }; draft?: boolean };
  if (!draft || user?.collection !== 'users' || data?._status !== 'published') return args;
  return { ...args, data: { ...data, _status: 'draft' } };
}

/**
 * A collection whose documents are not overwritten by who has an older state of them open, and which stay locked while their editor
 * types. Locks alone do not hold: each save gives them up, and who opened the document before may save afterwards.
 */
export const guardEdits = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [
      ...(collection.hooks?.beforeOperation ?? []),
      async ({ args, operation, req }) => {
        const { id, data } = args as { id?: number | string; data?: unknown };
        if (operation !== 'update' || id === undefined) return args;
        await refuseStale(req, collection.slug, id, data);
        return keepDraft(args, req);
      },
    ],
    afterChange: [
      ...(collection.hooks?.afterChange ?? []),
      async ({ doc, operation, req }) => {
        const key = editKey(collection.slug, doc.id);
        await noteEdit(req, key, doc);
        // What was just made is open nowhere: what visitors send costs no further write.
        if (operation === 'update') await noteOtherEdit(req, key, doc);
        await keepLock(req, collection.slug, doc.id);
        return doc;
      },
    ],
    afterDelete: [
      ...(collection.hooks?.afterDelete ?? []),
      ({ id, req }) => forgetLastEdit(req, editKey(collection.slug, id)),
    ],
  },
});

/** A global that is not overwritten by who has an older state of it open. */
export const guardGlobalEdits = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    beforeOperation: [
      ...(global.hooks?.beforeOperation ?? []),
      async ({ args, operation, req }) => {
        const { data } = args as { data?: unknown };
        if (operation !== 'update') return args;
        await refuseStale(req, global.slug, undefined, data);
        return keepDraft(args, req);
      },
    ],
    afterChange: [
      ...(global.hooks?.afterChange ?? []),
      async ({ doc, req }) => {
        await noteEdit(req, editKey(global.slug), doc);
        return doc;
      },
    ],
  },
});
