import { LinkFeature } from '@payloadcms/richtext-lexical';
import type { CollectionSlug, Field } from 'payload';
import { plainAdmin } from './plainAdmin';

/**
 * Links in formatted text: Payload's, with the fields of their drawer as all fields of the admin are.
 * @param enabledCollections what a link may lead to; everything that has pages where it is not said
 */
export const linkFeature = (enabledCollections?: CollectionSlug[]) =>
  LinkFeature({
    ...(enabledCollections && { enabledCollections }),
    // None of them is a tab, which alone is no field by itself.
    fields: ({ defaultFields }) => plainAdmin(defaultFields as Field[]),
  });
