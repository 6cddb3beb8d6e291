import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { REJECTION_MESSAGES } from '../labels/rejectionMessages';
import { adminLanguage } from '../locales/adminLanguage';

/**
 * Rejects an empty file, which would otherwise fail with status 500 when its type is detected.
 * @throws APIError 400
 */
export function requireBytes({ file, i18n }: PayloadRequest): void {
  if (file?.data.length === 0) throw new APIError(REJECTION_MESSAGES.emptyFile[adminLanguage(i18n)], 400);
}

/**
 * Rejects uploads of empty files.
 * @throws APIError 400
 */
export const refuseEmptyFile: CollectionBeforeOperationHook = ({ args, req }) => {
  requireBytes(req);
  return args;
};
