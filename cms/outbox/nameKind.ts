import type { FieldHook } from 'payload';
import { findDeliveryKind } from './findDeliveryKind';
import { languageOf } from '../platform/languageOf';

/** What a kind of delivery is called, in the language of who reads it; its slug where this version no longer knows it. */
export const nameKind: FieldHook = ({ siblingData, req: { payload, i18n } }) => {
  const kind = String(siblingData.kind ?? '');
  return findDeliveryKind(payload, kind)?.label[languageOf(i18n)] ?? kind;
};
