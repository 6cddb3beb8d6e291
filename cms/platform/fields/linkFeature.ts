import { completeAddress } from '@group/rules/addresses/completeAddress';
import { LinkFeature } from '@payloadcms/richtext-lexical';
import type { CollectionSlug, Field } from 'payload';
import { applyAdminDefaults } from './applyAdminDefaults';

/** Completes a typed URL before validation. Payload would otherwise encode a URL that it does not recognize. */
const withAddress = (field: Field): Field =>
  field.type === 'text' && field.name === 'url'
    ? {
        ...field,
        hooks: {
          ...field.hooks,
          beforeChange: [
            ({ value }) => (typeof value === 'string' ? completeAddress(value) : value),
            ...(field.hooks?.beforeChange ?? []),
          ],
        },
      }
    : field;

/**
 * Payload's link feature for rich text, which also completes typed URLs and applies the admin's common field settings
 * in its drawer.
 * @param enabledCollections collections that links can point to; by default all collections with pages
 */
export const linkFeature = (enabledCollections?: CollectionSlug[]) =>
  LinkFeature({
    ...(enabledCollections && { enabledCollections }),
    // The cast is safe, because the default fields contain no tab. Tabs are the only part of the type that is not a
    // field.
    fields: ({ defaultFields }) => applyAdminDefaults((defaultFields as Field[]).map(withAddress)),
  });
