import { completeAddress } from '@group/rules/addresses/completeAddress';
import { LinkFeature } from '@payloadcms/richtext-lexical';
import type { CollectionSlug, Field } from 'payload';
import { applyAdminDefaults } from './applyAdminDefaults';

/** Completes a typed address before Payload encodes what it does not recognize. */
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
 * Link feature for rich text: Payload's, with completed addresses and the admin's common field settings in its drawer.
 * @param enabledCollections link targets; all collections with pages by default
 */
export const linkFeature = (enabledCollections?: CollectionSlug[]) =>
  LinkFeature({
    ...(enabledCollections && { enabledCollections }),
    // The default fields contain no tab, which is the only part of the type that is no field.
    fields: ({ defaultFields }) => applyAdminDefaults((defaultFields as Field[]).map(withAddress)),
  });
