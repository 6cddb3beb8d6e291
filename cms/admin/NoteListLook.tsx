import type { ListViewServerPropsOnly } from 'payload';
import { noteLook } from '../platform/audit/noteLook';

/** Above a list of the inbox, unseen: writes down who reads it. */
export async function NoteListLook({ payload, user, collectionConfig }: ListViewServerPropsOnly) {
  await noteLook({ payload, user: user ?? null }, 'listViewed', { kind: collectionConfig.slug });
  return null;
}
