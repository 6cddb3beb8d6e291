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
 * Property of the hook that contains the collection's requirement. A map of functions would not work, because Next bundles modules more
 * than once.
 */
const REQUIRES = 'requiresForPublishing';

/**
 * Rejects publishing a document that lacks a required text in one of its languages. The error lists all missing texts by language and
 * block. Payload only checks the language that is being saved.
 * @param also names of fields that are required for publishing
 * @throws ValidationError
 */
export function refuseIncomplete(also: AlsoRequired = () => []): CollectionBeforeChangeHook {
  const hook: CollectionBeforeChangeHook = async ({ data, originalDoc, collection, req }) => {
    // Programs, such as the seed, create a document in one language and then add the others. A schedule publishes all languages.
    if (req.payloadAPI === 'local' && !isScheduled(req)) return data;
    const document = { ...(originalDoc as object | undefined), ...data } as Record<string, unknown>;
    if (document._status !== 'published' || document.deletedAt) return data;
    const only = req.query?.publishSpecificLocale;
    // Payload checks the language if an editor publishes only that one.
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

/** Returns the requirement of a collection with `refuseIncomplete`; null for other collections. */
export function requiredForPublishing({
  hooks,
}: Pick<SanitizedCollectionConfig, 'hooks'>): AlsoRequired | null {
  for (const hook of hooks.beforeChange ?? []) {
    const also: unknown = (hook as unknown as Record<string, unknown>)[REQUIRES];
    if (typeof also === 'function') return also as AlsoRequired;
  }
  return null;
}
