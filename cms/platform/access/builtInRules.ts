import { Forbidden, type Access, type CollectionSlug, type PayloadRequest, type Where } from 'payload';
import { isAdministrator } from './isAdministrator';
import { mayUpdate } from './mayUpdate';
import { showLockOwnerName } from './showLockOwnerName';
import { nobody } from './nobody';
import { relatedId } from './relatedId';
import { hasRole } from './roles';
import type { CollectionRules } from '../../payload-fixes/builtInAccess/guardBuiltIns';

/** Allows users who have a role. Until users have set up a required second factor, they have no role. */
const hasAnyRole = ({ req: { user } }: { req: PayloadRequest }): boolean =>
  hasRole(user, 'administrator', 'editor', 'staff');

/** Matches documents whose `user` field is the current user. */
const ownDocuments: Access = ({ req: { user } }) => {
  if (user?.collection !== 'users') return false;
  const conditions: Where[] = [
    { 'user.relationTo': { equals: 'users' } },
    { 'user.value': { equals: user.id } },
  ];
  return { and: conditions };
};

const ownDocumentsOrAll: Access = (args) => isAdministrator(args) || ownDocuments(args);

interface Lock {
  document?: { relationTo: CollectionSlug; value: unknown } | null;
  globalSlug?: string | null;
}

/** Checks whether the user may update the document that is locked. */
async function mayChange({ document, globalSlug }: Lock, req: PayloadRequest): Promise<boolean> {
  const { globals } = req.payload.config;
  if (globalSlug) {
    const global = globals.find(({ slug }) => slug === globalSlug);
    return Boolean(await global?.access.update({ req }));
  }
  const id = relatedId(document?.value);
  if (!document || id === undefined) return false;
  return mayUpdate(req, document.relationTo, id);
}

/**
 * Rules for document locks. The admin's server creates locks through the local API. A request can only take over a
 * lock, or release one that the user holds.
 */
const locks: CollectionRules = {
  access: { create: nobody, read: hasAnyRole, update: hasAnyRole, delete: ownDocumentsOrAll },
  hooks: {
    beforeChange: [
      async ({ data, originalDoc, req }) => {
        if (req.payloadAPI !== 'local' && !(await mayChange((originalDoc ?? {}) as Lock, req)))
          throw new Forbidden(req.t);
        return data;
      },
      // Ignores the data that a request sends, so that it can neither change which document is locked nor lock in
      // another user's name.
      ({ data, originalDoc, req }) =>
        req.payloadAPI === 'local'
          ? data
          : { ...originalDoc, user: { relationTo: 'users', value: req.user?.id } },
    ],
    afterRead: [showLockOwnerName],
  },
};

/** Access rules for the collections and globals that Payload adds itself. */
export const builtInRules = {
  collections: {
    'payload-locked-documents': locks,
    // These rules cover the REST collection only. Payload's own endpoints for preferences (`/:key`) require just a
    // login.
    'payload-preferences': {
      access: { create: nobody, read: ownDocuments, update: ownDocuments, delete: ownDocuments },
    },
    'payload-migrations': { access: { create: nobody, read: nobody, update: nobody, delete: nobody } },
  },
  globals: {
    'payload-jobs-stats': { read: isAdministrator, readVersions: isAdministrator, update: nobody },
  },
};
