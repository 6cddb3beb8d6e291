'use client';

import { useConfig, useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { useAskBeforeLeaving } from '../../adminUi/useAskBeforeLeaving';
import { saveDraft, sendLeaving } from './saveDraft';

interface Left {
  /** Address of the document in the API. */
  address: string;
  locale: string;
  modified: boolean;
  data: () => unknown;
}

/**
 * In the form of a document that saves itself: what was typed just before leaving is kept, and a new document into which nothing was
 * typed is removed. Closing the tab in between asks first, as the browser does.
 */
export function KeepTyped() {
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
      // The form is also made anew where it stays: in another language, after a colleague took over. Where it went is known after that.
      setTimeout(() => {
        if (!`${location.pathname}/`.startsWith(`${screen}/`))
          void sendLeaving(`${current.address}/discard`, 'POST');
      }, 0);
    },
    [screen],
  );
  return null;
}
