import { completeAddress } from '@group/rules/addresses/completeAddress';
import { LinkFeature } from '@payloadcms/richtext-lexical';
import type { CollectionSlug, Field, TextFieldSingleValidation } from 'payload';
import { adminLanguage } from '../locales/adminLanguage';
import { applyAdminDefaults } from './applyAdminDefaults';
import { LINK_FAULT } from './validFormat';

/**
 * Matches a URL with a scheme that a link must not have: `javascript:` could execute code, and the site removes links
 * with any other scheme. Browsers ignore whitespace in a scheme, so remove it first.
 */
const REFUSED_SCHEME = /^(?!(?:https?|mailto|tel):)[a-z][a-z\d+.-]*:/i;

/**
 * Completes a typed URL, and validates the completed one. Replaces Payload's own hook, which encodes a whole URL that it
 * does not recognize, such as `http://intranet/page`, so that the link is lost.
 */
function withAddress(field: Field): Field {
  if (field.type !== 'text' || field.hasMany || field.name !== 'url') return field;
  // A field with one value has this type.
  const validate = field.validate as TextFieldSingleValidation | undefined;
  const validateCompleted: TextFieldSingleValidation = async (value, options) => {
    const address = value && completeAddress(value);
    const isRefused = address && REFUSED_SCHEME.test(address.replace(/\s/g, ''));
    // Payload's own message exists in English only.
    if (isRefused || typeof (await validate?.(address, options)) === 'string')
      return LINK_FAULT[adminLanguage(options.req.i18n)];
    return true;
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
