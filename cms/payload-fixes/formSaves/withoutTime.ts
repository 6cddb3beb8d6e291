/**
 * Removes the time from the request of "Revert to published". It sends the published version with its time, which is older than the draft
 * that it replaces, and `refuseStale` would reject it as stale. The user has already confirmed to discard the draft. Payload's forms never
 * send plain JSON.
 * @param body of a save request
 * @returns the body without the time, or any other body unchanged
 */
export function withoutTime(body: RequestInit['body']): RequestInit['body'] {
  if (typeof body !== 'string' || !body.startsWith('{') || !body.includes('"_status":"published"'))
    return body;
  const { updatedAt, ...data } = JSON.parse(body) as Record<string, unknown>;
  return updatedAt !== undefined && data._status === 'published' ? JSON.stringify(data) : body;
}
