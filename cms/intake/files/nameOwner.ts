import type { CollectionSlug, FieldHook } from 'payload';
import { labelText } from '../../platform/labels/labelText';
import { languageOf } from '../../platform/languageOf';

/** With what kind of document a file came, in the language of who reads it. */
export const nameOwner: FieldHook = ({ siblingData, req: { payload, i18n } }) => {
  const slug = String(siblingData.ownerCollection ?? '');
  // A kind that this version no longer knows keeps its slug.
  const owner = slug in payload.collections ? payload.collections[slug as CollectionSlug].config : undefined;
  return labelText(owner?.labels.singular, slug, languageOf(i18n));
};
