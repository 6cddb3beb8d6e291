'use client';

import { useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** Has the letter made anew after each save: it shows what staff change, such as the time of a meeting. What is being typed is left. */
export function FollowSave() {
  const { lastUpdateTime } = useDocumentInfo();
  const modified = useFormModified();
  const router = useRouter();
  const shown = useRef(lastUpdateTime);

  useEffect(() => {
    if (modified || shown.current === lastUpdateTime) return;
    shown.current = lastUpdateTime;
    router.refresh();
  }, [lastUpdateTime, modified, router]);
  return null;
}
