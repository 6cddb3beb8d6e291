import type { FieldHook } from 'payload';
import { findDeliveryKind } from './findDeliveryKind';
import { languageOf } from '../platform/locales/languageOf';

/** Label of the kind of delivery in the reader's language; the slug when this version does not have the kind. */
export const nameKind: FieldHook = ({ siblingData, req: { payload, i18n } }) => {
  const kind = String(siblingData.kind ?? '');
  return findDeliveryKind(payload, kind)?.label[languageOf(i18n)] ?? kind;
};
