import { isKnownSender, recordKey } from './isKnownSender';
import { exceedsAuthenticationLimit, READ_WEIGHT } from './exceedsReadLimit';

/**
 * Authenticates a request, and limits failures per address before the database is asked. Known senders are not limited.
 * @param authenticate asks the database
 * @returns the result of `authenticate`, or the seconds until the next allowed attempt
 */
export async function limitFailures<Found extends { user?: unknown }>(
  request: Pick<Request, 'headers'>,
  authenticate: () => Promise<Found>,
): Promise<Found | { wait: number }> {
  const isKnown = isKnownSender(request);
  // Counted before, because attempts may be simultaneous.
  const wait = isKnown ? 0 : exceedsAuthenticationLimit(request, READ_WEIGHT);
  if (wait > 0) return { wait };
  const found = await authenticate();
  recordKey(request, Boolean(found.user));
  if (found.user && !isKnown) exceedsAuthenticationLimit(request, -READ_WEIGHT);
  return found;
}
