import { useCallback, useRef } from 'react';
import { newIdempotencyKey } from '../../lib/idempotencyKey';

/**
 * Returns a function that gives the idempotency key for a request's content. A retry with the same content has the same
 * key, so that the server stores it only once. Changed content gets a new key.
 */
export function useIdempotencyKey(): (content: object) => string {
  const last = useRef<{ content: string; key: string }>();
  return useCallback((content) => {
    const text = JSON.stringify(content);
    if (last.current?.content !== text) last.current = { content: text, key: newIdempotencyKey() };
    return last.current.key;
  }, []);
}
