import { isKnownSender, recordKey } from './isKnownSender';
import { exceedsAuthenticationLimit, READ_WEIGHT } from './exceedsReadLimit';

/**
 * Authenticates a request. Limits failed attempts per IP address before the database is queried. Known senders are not
 * limited.
 * @param authenticate looks up the sender in the database
 * @returns the result of `authenticate`, or the number of seconds until the next allowed attempt
 */
export async function limitFailures<Found extends { user?: unknown }>(
  request: Pick<Request, 'headers'>,
  authenticate: () => Promise<Found>,
): Promise<Found | { wait: number }> {
  const isKnown = isKnownSender(request);
  // Counts the attempt before it is made, because several attempts may run at once. A successful attempt is subtracted
  // again.
  const wait = isKnown ? 0 : exceedsAuthenticationLimit(request, READ_WEIGHT);
  if (wait > 0) return { wait };
  const found = await authenticate();
  recordKey(request, Boolean(found.user));
  if (found.user && !isKnown) exceedsAuthenticationLimit(request, -READ_WEIGHT);
  return found;
}
