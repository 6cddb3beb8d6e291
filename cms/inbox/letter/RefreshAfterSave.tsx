'use client';

import { useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Re-renders the letter after each save, because it shows values that staff can change. Unsaved input in the form is
 * kept.
 */
export function RefreshAfterSave() {
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
