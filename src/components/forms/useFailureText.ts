import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api/ApiError';
import { UnreadableFileError } from '../../lib/encodeFile';

/**
 * Returns the message about a failed call: the service's text if it has a code or concerns a field, a text
 * about an unreachable service or an unreadable file, or the form's own text.
 */
export function useFailureText(error: unknown, fallback: string): string {
  const { t } = useTranslation('forms');
  if (error instanceof UnreadableFileError) return t('fileUnreadable', { name: error.fileName });
  if (!(error instanceof ApiError)) return fallback;
  if (error.code || error.kind === 'fields') return error.message;
  return error.kind === 'network' ? t('serverUnreachable') : fallback;
}
