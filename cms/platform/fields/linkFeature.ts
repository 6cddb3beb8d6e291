import { completeAddress } from '@group/rules/addresses/completeAddress';
import { LinkFeature } from '@payloadcms/richtext-lexical';
import type { CollectionSlug, Field, TextFieldSingleValidation } from 'payload';
import { applyAdminDefaults } from './applyAdminDefaults';

/** Matches a URL whose scheme is not one that links may have. Schemes such as `javascript:` could execute code. */
const UNSAFE = /^(?!(?:https?|mailto|tel|sms|whatsapp):)[a-z][a-z\d+.-]*:/i;

/**
 * Completes a typed URL, and validates the completed one. Replaces Payload's own hook, which encodes a whole URL that it
 * does not recognize, such as `http://intranet/page`, so that the link is lost.
 */
function withAddress(field: Field): Field {
  if (field.type !== 'text' || field.hasMany || field.name !== 'url') return field;
  // A field with one value has this type.
  const validate = field.validate as TextFieldSingleValidation | undefined;
  const validateCompleted: TextFieldSingleValidation = (value, options) => {
    const address = value && completeAddress(value);
    if (address && UNSAFE.test(address)) return 'Invalid URL';
    return validate?.(address, options) ?? true;
  };
  return {
    ...field,
    hooks: {
      beforeChange: [
        ({ value }) => (typeof value === 'string' ? completeAddress(value) : (value as unknown)),
      ],
    },
    validate: validateCompleted,
  };
}

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
