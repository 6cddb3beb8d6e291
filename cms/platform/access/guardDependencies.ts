import {
  Forbidden,
  type Access,
  type CollectionConfig,
  type CollectionSlug,
  type PayloadRequest,
  type SanitizedConfig,
  type Where,
} from 'payload';
import { isAdministrator } from './isAdministrator';
import { mayUpdate } from './mayUpdate';
import { nameLockOwner } from './nameLockOwner';
import { nobody } from './nobody';
import { relatedId } from './relatedId';
import { hasRole } from './roles';

type Rules = Pick<CollectionConfig, 'access' | 'hooks'>;

/** Lets in persons who have a role: who is held back until a second factor is there has none. */
const hasAnyRole = ({ req: { user } }: { req: PayloadRequest }): boolean =>
  hasRole(user, 'administrator', 'editor', 'staff');

/** What one has oneself, by the field `user`. */
const own: Access = ({ req: { user } }) => {
  if (user?.collection !== 'users') return false;
  const conditions: Where[] = [
    { 'user.relationTo': { equals: 'users' } },
    { 'user.value': { equals: user.id } },
  ];
  return { and: conditions };
};

/** Of administrators all. */
const ownOrAll: Access = (args) => isAdministrator(args) || own(args);

interface Lock {
  document?: { relationTo: CollectionSlug; value: unknown } | null;
  globalSlug?: string | null;
}

/** Whether somebody may change what a lock is on. */
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

/** Who works on which document. The admin's server makes locks without asking; by a call one takes a lock over, or gives up one's own. */
const LOCKS: Rules = {
  access: { create: nobody, read: hasAnyRole, update: hasAnyRole, delete: ownOrAll },
  hooks: {
    beforeChange: [
      async ({ data, originalDoc, req }) => {
        if (req.payloadAPI !== 'local' && !(await mayChange((originalDoc ?? {}) as Lock, req)))
          throw new Forbidden(req.t);
        return data;
      },
      // Nobody locks in another's name, or another document than the one it was.
      ({ data, originalDoc, req }) =>
        req.payloadAPI === 'local'
          ? data
          : { ...originalDoc, user: { relationTo: 'users', value: req.user?.id } },
    ],
    afterRead: [nameLockOwner],
  },
};

/** Collections that Payload adds by itself. Their calls for one's own preferences (`/:key`) ask for a login alone. */
const COLLECTIONS: Readonly<Record<string, Rules>> = {
  'payload-locked-documents': LOCKS,
  'payload-preferences': { access: { create: nobody, read: own, update: own, delete: own } },
  'payload-migrations': { access: { create: nobody, read: nobody, update: nobody, delete: nobody } },
};
const GLOBALS = new Set(['payload-jobs-stats']);

/**
 * Gives what Payload adds by itself access rules of ours: its own let anybody with a login write, the site's build too.
 * @param config as Payload has completed it; it is changed
 */
export function guardDependencies(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { access, hooks } = COLLECTIONS[collection.slug] ?? {};
    Object.assign(collection.access, access);
    collection.hooks.beforeChange = [
      ...(collection.hooks.beforeChange ?? []),
      ...(hooks?.beforeChange ?? []),
    ];
    collection.hooks.afterRead = [...(collection.hooks.afterRead ?? []), ...(hooks?.afterRead ?? [])];
  }
  for (const global of config.globals)
    if (GLOBALS.has(global.slug))
      Object.assign(global.access, { read: isAdministrator, readVersions: isAdministrator, update: nobody });
  return config;
}
