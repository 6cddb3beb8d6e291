import { LinkFeature } from '@payloadcms/richtext-lexical';
import type { CollectionSlug, Field } from 'payload';
import { plainAdmin } from './plainAdmin';

/**
 * Link feature for rich text: Payload's, with the admin's common field settings in its drawer.
 * @param enabledCollections link targets; all collections with pages by default
 */
export const linkFeature = (enabledCollections?: CollectionSlug[]) =>
  LinkFeature({
    ...(enabledCollections && { enabledCollections }),
    // The default fields contain no tab, which is the only part of the type that is no field.
    fields: ({ defaultFields }) => plainAdmin(defaultFields as Field[]),
  });
