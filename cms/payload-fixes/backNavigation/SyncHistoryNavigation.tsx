'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Follows the browser's back and forward buttons where Next does not. Next ignores history entries that lack its own
 * state. Such entries exist because a list that was opened by its URL replaces its entry before Next listens, which
 * removes the state. Links to an anchor also create them. Without this component, the previous form would stay visible
 * under the URL of the list.
 */
export function SyncHistoryNavigation({ children }: { children: ReactNode }) {
  const router = useRouter();
  const shown = `${usePathname()}?${useSearchParams().toString()}`;
  const current = useRef(shown);
  useEffect(() => {
    current.current = shown;
  });

  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      const { pathname, search, hash } = location;
      if (state !== null || `${pathname}?${new URLSearchParams(search).toString()}` === current.current)
        return;
      router.replace(`${pathname}${search}${hash}`);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [router]);
  return children;
}
