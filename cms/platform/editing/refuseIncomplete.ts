import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type SanitizedCollectionConfig,
} from 'payload';
import { LOCALES } from '../locales';
import { incompleteFaults, type AlsoRequired } from './incompleteFaults';
import { latestVersion } from './latestVersion';
import { isScheduled } from './scheduledRequest';

/** Marks the hook, with what its collection requires. A property, not a map of functions: Next bundles modules more than once. */
const REQUIRES = 'requiresForPublishing';

/**
 * Refuses to publish a document that lacks a required text in one of its languages, whichever language is on the screen: one list of
 * all that is lacking, by language and block. Payload by itself looks at the language that is being saved.
 * @param also names of fields that are required once it is public
 * @throws ValidationError
 */
export function refuseIncomplete(also: AlsoRequired = () => []): CollectionBeforeChangeHook {
  const hook: CollectionBeforeChangeHook = async ({ data, originalDoc, collection, req }) => {
    // A program writes a document in one language and adds the others to it, as the first content does; a schedule publishes all of it.
    if (req.payloadAPI === 'local' && !isScheduled(req)) return data;
    const document = { ...(originalDoc as object | undefined), ...data } as Record<string, unknown>;
    if (document._status !== 'published' || document.deletedAt) return data;
    const only = req.query?.publishSpecificLocale;
    // What an editor publishes in the language of the screen Payload itself looks at.
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

/** What a collection requires by `refuseIncomplete`; null for one that publishes without it. */
export function requiredForPublishing({
  hooks,
}: Pick<SanitizedCollectionConfig, 'hooks'>): AlsoRequired | null {
  for (const hook of hooks.beforeChange ?? []) {
    const also: unknown = (hook as unknown as Record<string, unknown>)[REQUIRES];
    if (typeof also === 'function') return also as AlsoRequired;
  }
  return null;
}
