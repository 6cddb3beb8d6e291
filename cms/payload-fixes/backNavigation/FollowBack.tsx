'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Navigates to the page of a browser history entry that Next ignores. Next ignores entries without its state: a list opened by its address
 * replaces its entry before Next listens and removes the state, and links to an anchor create entries without it. Otherwise the previous
 * form would stay visible under the list's address.
 */
export function FollowBack({ children }: { children: ReactNode }) {
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
