import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import type { PayloadRequest, ServerFunction } from 'payload';

type Args = Parameters<typeof buildFormStateHandler>[0];
type MayUpdate = (req: PayloadRequest, collection: string, id: unknown) => Promise<boolean>;

async function mayLock(
  mayUpdate: MayUpdate,
  { req, collectionSlug, globalSlug, id, permissions }: Args,
): Promise<boolean> {
  if (globalSlug) return Boolean(permissions.globals?.[globalSlug]?.update);
  return collectionSlug !== undefined && mayUpdate(req, collectionSlug, id);
}

/** Creates the server function `form-state`. It locks a document only for users who may update it. */
export const limitEditLocks =
  (mayUpdate: MayUpdate): ServerFunction<Args> =>
  async (args) =>
    buildFormStateHandler(
      (args.returnLockStatus ?? args.updateLastEdited) && !(await mayLock(mayUpdate, args))
        ? { ...args, returnLockStatus: false, updateLastEdited: false }
        : args,
    );
