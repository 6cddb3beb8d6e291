import type { CollectionSlug, FieldHook } from 'payload';
import { labelText } from '../../platform/labels/labelText';
import { adminLanguage } from '../../platform/locales/adminLanguage';

/** Returns the label of the collection that a file belongs to, in the language of the admin user. */
export const nameOwner: FieldHook = ({ siblingData, req: { payload, i18n } }) => {
  const slug = String(siblingData.ownerCollection ?? '');
  // Falls back to the slug if this version has no such collection.
  const owner = slug in payload.collections ? payload.collections[slug as CollectionSlug].config : undefined;
  return labelText(owner?.labels.singular, slug, adminLanguage(i18n));
};
