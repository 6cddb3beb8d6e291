import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import type { ServerFunction } from 'payload';

/**
 * Payload's function of the admin that makes the state of a form, and locks its document for the person who edits it. Payload's own locks
 * it for everybody who may enter the admin: here for who may change it.
 */
export const formState: ServerFunction<Parameters<typeof buildFormStateHandler>[0]> = (args) => {
  const { collectionSlug, globalSlug, permissions } = args;
  const entity = collectionSlug
    ? permissions.collections?.[collectionSlug]
    : permissions.globals?.[globalSlug ?? ''];
  return buildFormStateHandler(
    entity?.update ? args : { ...args, returnLockStatus: false, updateLastEdited: false },
  );
};
