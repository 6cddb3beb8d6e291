import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { REFUSAL_WORDS } from '../refusalWords';
import { languageOf } from '../languageOf';

/** @throws APIError 400 for an uploaded file without a byte: whoever looks for its type in it would fail, and answer 500 */
export function requireBytes({ file, i18n }: PayloadRequest): void {
  if (file?.data.length === 0) throw new APIError(REFUSAL_WORDS.emptyFile[languageOf(i18n)], 400);
}

/** @throws APIError 400 for an uploaded file without a byte */
export const refuseEmptyFile: CollectionBeforeOperationHook = ({ args, req }) => {
  requireBytes(req);
  return args;
};
