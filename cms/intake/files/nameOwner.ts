import type { CollectionSlug, FieldHook } from 'payload';
import { labelText } from '../../platform/labels/labelText';
import { adminLanguage } from '../../platform/locales/adminLanguage';

/** Label of the document kind that a file belongs to, in the reader's language. */
export const nameOwner: FieldHook = ({ siblingData, req: { payload, i18n } }) => {
  const slug = String(siblingData.ownerCollection ?? '');
  // A kind that this version does not have is shown by its slug.
  const owner = slug in payload.collections ? payload.collections[slug as CollectionSlug].config : undefined;
  return labelText(owner?.labels.singular, slug, adminLanguage(i18n));
};
