/**
 * Removes the field `updatedAt` from the request that "Revert to published" sends. The request contains the published
 * version with its own time, which is older than the draft that it replaces. `refuseStale` would therefore reject it as
 * stale, although the user has confirmed that the draft may be discarded. Only this request is plain JSON: Payload's
 * forms send another format.
 * @param body of a save request
 * @returns the body without the field; any other body is returned unchanged
 */
export function omitUpdateTime(body: RequestInit['body']): RequestInit['body'] {
  if (typeof body !== 'string' || !body.startsWith('{') || !body.includes('"_status":"published"'))
    return body;
  const { updatedAt, ...data } = JSON.parse(body) as Record<string, unknown>;
  return updatedAt !== undefined && data._status === 'published' ? JSON.stringify(data) : body;
}
