'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Shows what the browser went back or forward to, also where Next does not know of it. A list that was opened by its address puts its query
 * there before Next listens, and with that takes away what Next has noted of the entry; entries that a link to a part of a page made have
 * no note either. Next leaves such entries alone, and the form that one has left would go on under the list's address.
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
