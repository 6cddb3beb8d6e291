import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import type { ServerFunction } from 'payload';
import { mayUpdate } from '../access/mayUpdate';

type Handler = typeof buildFormStateHandler;
type Args = Parameters<Handler>[0];

/** Whether the user may edit the form's document. */
async function mayLock({ req, collectionSlug, globalSlug, id, permissions }: Args): Promise<boolean> {
  if (globalSlug) return Boolean(permissions.globals?.[globalSlug]?.update);
  return collectionSlug !== undefined && mayUpdate(req, collectionSlug, id);
}

/**
 * Payload's server function that builds the form state and locks the document for its editor. Payload locks it for every admin user and for
 * any id. Here only users with update permission get a lock.
 */
export const formState: ServerFunction<Args> = async (args) =>
  buildFormStateHandler(
    (args.returnLockStatus ?? args.updateLastEdited) && !(await mayLock(args))
      ? { ...args, returnLockStatus: false, updateLastEdited: false }
      : args,
  );
