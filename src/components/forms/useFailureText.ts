import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api/ApiError';

/**
 * Why something was not sent, as a visitor should read it: the service's own words, which are in the language of the page, where they
 * have a code
 * or concern a field; else that the service cannot be reached; else the form's own text.
 * @param error why the call failed
 * @param fallback the form's own text
 */
export function useFailureText(error: unknown, fallback: string): string {
  const { t } = useTranslation('forms');
  if (!(error instanceof ApiError)) return fallback;
  if (error.code || error.kind === 'fields') return error.message;
  return error.kind === 'network' ? t('serverUnreachable') : fallback;
}
