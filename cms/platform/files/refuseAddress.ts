import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { env } from '../env/env';
import { adminLanguage } from '../locales/adminLanguage';

const REFUSAL = {
  he: 'המערכת אינה מורידה קבצים מכתובות. יש להעלות את הקובץ מהמחשב.',
  en: 'The CMS does not download files from addresses. Upload the file instead.',
};

/** Checks whether a URL points to the CMS itself. */
const isOwn = (url: string): boolean =>
  URL.canParse(url, env.cmsUrl) && new URL(url, env.cmsUrl).origin === new URL(env.cmsUrl).origin;

/**
 * Rejects uploads by URL. If a request contains `filename` and `url`, Payload would download a file of any size from
 * any public URL. The hook reads them from the request, because Payload has already removed both from `data`.
 * @throws APIError 400 if the URL points to another server
 */
export const refuseAddress: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const url: unknown = req.data?.url;
  if (operation === 'create' && !req.file && typeof url === 'string' && !isOwn(url))
    throw new APIError(REFUSAL[adminLanguage(req.i18n)], 400);
  return args;
};
