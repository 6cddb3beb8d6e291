import { useCallback, useRef } from 'react';
import { newIdempotencyKey } from '../../lib/idempotencyKey';

/**
 * Returns the idempotency key of a content. A retry with the same content keeps its key, so the service
 * stores it once; changed content gets a new key.
 */
export function useIdempotencyKey(): (content: object) => string {
  const last = useRef<{ content: string; key: string }>();
  return useCallback((content) => {
    const text = JSON.stringify(content);
    if (last.current?.content !== text) last.current = { content: text, key: newIdempotencyKey() };
    return last.current.key;
  }, []);
}
