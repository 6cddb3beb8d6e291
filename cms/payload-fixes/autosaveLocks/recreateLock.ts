import type { PayloadRequest } from 'payload';

/** Creates a new lock on a document for the user whose autosave has just succeeded. */
export async function recreateLock(
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
