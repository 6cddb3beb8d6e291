/**
 * What "Revert to published" sends: the published state as it was just read, with its time, which is older than the draft in whose place
 * it comes. A form that sent this time would be a stale one (`refuseStale`); here it was asked whether to give the draft up. Payload's
 * forms send no plain JSON.
 * @param body of a call that saves
 * @returns the body without the time, or as it is where it is anything else
 */
export function withoutTime(body: RequestInit['body']): RequestInit['body'] {
  if (typeof body !== 'string' || !body.startsWith('{') || !body.includes('"_status":"published"'))
    return body;
  const { updatedAt, ...data } = JSON.parse(body) as Record<string, unknown>;
  return updatedAt !== undefined && data._status === 'published' ? JSON.stringify(data) : body;
}
