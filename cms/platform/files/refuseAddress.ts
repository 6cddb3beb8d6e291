import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { env } from '../env';
import { languageOf } from '../languageOf';

const REFUSAL = {
  he: 'קבצים מעלים מהמחשב: המערכת אינה מורידה אותם מכתובות.',
  en: 'Files are uploaded: the CMS does not fetch them from addresses.',
};

/** Whether a text leads to the CMS itself. */
const isOwn = (url: string): boolean =>
  URL.canParse(url, env.cmsUrl) && new URL(url, env.cmsUrl).origin === new URL(env.cmsUrl).origin;

/**
 * Payload fetches a file that is named by `filename` and `url` in place of being sent, whatever its size, from any public address: the
 * server calls none but those of its environment. By now it has taken both out of the data, but not out of the request.
 * @throws APIError 400 for a file that would have to be fetched from elsewhere
 */
export const refuseAddress: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const url: unknown = req.data?.url;
  if (operation === 'create' && !req.file && typeof url === 'string' && !isOwn(url))
    throw new APIError(REFUSAL[languageOf(req.i18n)], 400);
  return args;
};
