'use client';

import { useConfig, useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { useAskBeforeLeaving } from '../../adminUi/useAskBeforeLeaving';
import { saveDraft, sendKeepalive } from './saveDraft';

interface Left {
  /** API URL of the document. */
  address: string;
  locale: string;
  modified: boolean;
  data: () => unknown;
}

/**
 * Handles leaving a form that has autosave. Saves input that has not been saved yet, and discards a new document
 * without input. If the tab is closed with unsaved input, the browser asks for confirmation.
 */
export function SaveOnLeave() {
  const { config } = useConfig();
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { getData } = useForm();
  const modified = useFormModified();
  const address = id && collectionSlug && !isTrashed ? `${config.routes.api}/${collectionSlug}/${id}` : '';
  const screen = `${config.routes.admin}/collections/${collectionSlug}/${id}`;
  const left = useRef<Left>({ address: '', locale, modified: false, data: getData });

  useEffect(() => {
    left.current = { address, locale, modified, data: getData };
  });

  useAskBeforeLeaving(modified);

  useEffect(
    () => () => {
      const { current } = left;
      if (!current.address) return;
      if (current.modified) {
        void saveDraft(current.address, current.locale, current.data());
        return;
      }
      // Waits until the new URL is known. The form also remounts on the same page, for example after a change of
      // language or when another user takes over, and must not discard the document then.
      setTimeout(() => {
        if (!`${location.pathname}/`.startsWith(`${screen}/`))
          void sendKeepalive(`${current.address}/discard`, 'POST');
      }, 0);
    },
    [screen],
  );
  return null;
}
