import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import type { ServerFunction } from 'payload';
import { mayUpdate } from '../access/mayUpdate';

type Handler = typeof buildFormStateHandler;
type Args = Parameters<Handler>[0];

/** Whether who asks may change what the form is of. */
async function mayLock({ req, collectionSlug, globalSlug, id, permissions }: Args): Promise<boolean> {
  if (globalSlug) return Boolean(permissions.globals?.[globalSlug]?.update);
  return collectionSlug !== undefined && mayUpdate(req, collectionSlug, id);
}

/**
 * Payload's function of the admin that makes the state of a form, and locks its document for the person who edits it. Payload's own locks
 * it for everybody who may enter the admin, and whatever its number: here for who may change it.
 */
export const formState: ServerFunction<Args> = async (args) =>
  buildFormStateHandler(
    (args.returnLockStatus ?? args.updateLastEdited) && !(await mayLock(args))
      ? { ...args, returnLockStatus: false, updateLastEdited: false }
      : args,
  );
