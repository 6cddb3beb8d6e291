import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api/ApiError';
import { UnreadableFileError } from '../../lib/encodeFile';

/**
 * Returns the text that tells the visitor why a request failed. This is the server's message if the error has a code or
 * concerns fields. Otherwise, it is a text about an unreadable file or an unreachable server, or the fallback.
 */
export function useFailureText(error: unknown, fallback: string): string {
  const { t } = useTranslation('forms');
  if (error instanceof UnreadableFileError) return t('fileUnreadable', { name: error.fileName });
  if (!(error instanceof ApiError)) return fallback;
  if (error.code || error.kind === 'fields') return error.message;
  return error.kind === 'network' ? t('serverUnreachable') : fallback;
}
