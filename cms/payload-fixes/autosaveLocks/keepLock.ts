import type { PayloadRequest } from 'payload';

/** Locks a document again for its editor after an autosave. */
export async function keepLock(
  req: PayloadRequest,
  relationTo: string,
  value: number | string,
): Promise<void> {
  if (req.user?.collection !== 'users' || String(req.query?.autosave) !== 'true') return;
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo, value },
      user: { relationTo: 'users', value: req.user.id },
    },
    req,
  });
}
