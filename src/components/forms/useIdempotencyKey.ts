import { useCallback, useRef } from 'react';
import { newIdempotencyKey } from '../../lib/idempotencyKey';

/**
 * A key for each thing a visitor sends: the same content sent again after a failure has the same key, so that it is stored once even if
 * only the answer got lost; changed content has a new one.
 * @returns the key for what is about to be sent
 */
export function useIdempotencyKey(): (content: object) => string {
  const last = useRef<{ content: string; key: string }>();
  return useCallback((content) => {
    const text = JSON.stringify(content);
    if (last.current?.content !== text) last.current = { content: text, key: newIdempotencyKey() };
    return last.current.key;
  }, []);
}
