import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type SanitizedCollectionConfig,
} from 'payload';
import { LOCALES } from '../locales/locales';
import { incompleteFaults, type AlsoRequired } from './incompleteFaults';
import { latestVersion } from './latestVersion';
import { isScheduled } from './scheduledRequest';

/**
 * Name of a property that stores the requirement on the hook function itself. A module-level map would not work,
 * because Next bundles modules more than once.
 */
const REQUIRES = 'requiresForPublishing';

/**
 * Creates a hook that rejects publishing a document if a required text is missing in any of its languages. The error
 * lists all missing texts by language and block. Payload itself checks only the language that is being saved.
 * @param also returns names of further fields that are required for publishing
 * @throws ValidationError
 */
export function refuseIncomplete(also: AlsoRequired = () => []): CollectionBeforeChangeHook {
  const hook: CollectionBeforeChangeHook = async ({ data, originalDoc, collection, req }) => {
    // Allows programs, such as the seed, to create a document in one language and add the others later. A schedule is
    // checked, because it publishes all languages.
    if (req.payloadAPI === 'local' && !isScheduled(req)) return data;
    const document = { ...(originalDoc as object | undefined), ...data } as Record<string, unknown>;
    if (document._status !== 'published' || document.deletedAt) return data;
    const only = req.query?.publishSpecificLocale;
    // If an editor publishes only one language, Payload itself checks that language.
    if (only && req.payloadAPI !== 'local') return data;
    const slug = collection.slug as CollectionSlug;
    const stored = await latestVersion(req, slug, (originalDoc as { id?: number } | undefined)?.id);
    const errors = incompleteFaults(
      collection,
      {
        document,
        stored,
        written: req.locale ?? LOCALES[0],
        ...(typeof only === 'string' && { only }),
        also,
      },
      req,
    );
    if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
    return data;
  };
  return Object.assign(hook, { [REQUIRES]: also });
}

/**
 * Returns which further fields a collection with `refuseIncomplete` requires for publishing. Null for other
 * collections.
 */
export function requiredForPublishing({
  hooks,
}: Pick<SanitizedCollectionConfig, 'hooks'>): AlsoRequired | null {
  for (const hook of hooks.beforeChange ?? []) {
    const also: unknown = (hook as unknown as Record<string, unknown>)[REQUIRES];
    if (typeof also === 'function') return also as AlsoRequired;
  }
  return null;
}
