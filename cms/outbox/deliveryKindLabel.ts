import type { FieldHook } from 'payload';
import { findDeliveryKind } from './findDeliveryKind';
import { adminLanguage } from '../platform/locales/adminLanguage';

/** Label of the kind of delivery in the reader's language; the slug when this version does not have the kind. */
export const deliveryKindLabel: FieldHook = ({ siblingData, req: { payload, i18n } }) => {
  const kind = String(siblingData.kind ?? '');
  return findDeliveryKind(payload, kind)?.label[adminLanguage(i18n)] ?? kind;
};
