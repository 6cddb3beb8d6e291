import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { REJECTION_MESSAGES } from '../labels/rejectionMessages';
import { adminLanguage } from '../locales/adminLanguage';

/** @throws APIError 400 for an empty upload, which would otherwise fail with 500 during type detection */
export function requireBytes({ file, i18n }: PayloadRequest): void {
  if (file?.data.length === 0) throw new APIError(REJECTION_MESSAGES.emptyFile[adminLanguage(i18n)], 400);
}

/** Rejects empty uploads. @throws APIError 400 */
export const refuseEmptyFile: CollectionBeforeOperationHook = ({ args, req }) => {
  requireBytes(req);
  return args;
};
