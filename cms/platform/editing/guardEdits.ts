import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import { recreateLock } from '../../payload-fixes/autosaveLocks/recreateLock';
import { forceDraftStatus } from '../../payload-fixes/copiedStatus/forceDraftStatus';
import { editorTab } from './editorTab';
import { editKey, deleteLastEdit, writeLastEdit } from './lastEdit';
import { refuseStale } from './refuseStale';

interface Saved {
  updatedAt?: string | null;
}

/** Records that a user saved a document, so that forms opened before that save are rejected as stale. */
export async function recordEdit(req: PayloadRequest, key: string, { updatedAt }: Saved): Promise<void> {
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
 * Records a change made outside the admin. A form sends all its fields, so a stale one could undo the change. For
 * example, an appointment that a visitor has cancelled would be booked again when a staff member saves a note.
 */
async function noteOtherEdit(req: PayloadRequest, key: string, { updatedAt }: Saved): Promise<void> {
  if (req.user?.collection === 'users') return;
  const at = updatedAt ?? new Date().toISOString();
  await writeLastEdit(req, key, { user: null, name: '', at });
}

/**
 * Protects the documents of a collection from stale forms, and keeps a document locked while its editor types. Locks
 * alone are not enough: each save releases the lock, and a user who opened the document earlier could save afterwards.
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
        return forceDraftStatus(args, req);
      },
    ],
    afterChange: [
      ...(collection.hooks?.afterChange ?? []),
      async ({ doc, operation, req }) => {
        const key = editKey(collection.slug, doc.id);
        await recordEdit(req, key, doc);
        // No form can have a new document open, so its creation by a visitor need not be recorded. This saves a write
        // per submission.
        if (operation === 'update') await noteOtherEdit(req, key, doc);
        await recreateLock(req, collection.slug, doc.id);
        return doc;
      },
    ],
    afterDelete: [
      ...(collection.hooks?.afterDelete ?? []),
      ({ id, req }) => deleteLastEdit(req, editKey(collection.slug, id)),
    ],
  },
});

/** Protects a global from being overwritten by stale forms. */
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
        return forceDraftStatus(args, req);
      },
    ],
    afterChange: [
      ...(global.hooks?.afterChange ?? []),
      async ({ doc, req }) => {
        await recordEdit(req, editKey(global.slug), doc);
        return doc;
      },
    ],
  },
});
