import type { FieldHook } from 'payload';
import { findDeliveryKind } from './findDeliveryKind';
import { adminLanguage } from '../platform/locales/adminLanguage';

/**
 * Returns the label of the delivery's kind in the reader's language. If this version of the CMS does not know the kind,
 * returns its slug.
 */
export const deliveryKindLabel: FieldHook = ({ siblingData, req: { payload, i18n } }) => {
  const kind = String(siblingData.kind ?? '');
  return findDeliveryKind(payload, kind)?.label[adminLanguage(i18n)] ?? kind;
};
