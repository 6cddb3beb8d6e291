'use client';

import { useFormModified, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Event of the Navigation API, which TypeScript does not know. */
interface NavigateEvent extends Event {
  navigationType: 'push' | 'reload' | 'replace' | 'traverse';
}

/**
 * Asks for confirmation before a change of "Locale", or the browser's back and forward buttons, discard the unsaved
 * input of the form. Browsers without the Navigation API do not report these buttons in time.
 */
export function AskBeforeDiscard() {
  const modified = useFormModified();
  const { t } = useTranslation();
  const question = `${t('general:leaveWithoutSaving')}?\n\n${t('general:changesNotSaved')}`;
  useEffect(() => {
    if (!modified) return undefined;
    const onClick = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!button?.querySelector('.localizer__locale-code') || window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onNavigate = (event: Event) => {
      const isButton = (event as NavigateEvent).navigationType === 'traverse' && event.cancelable;
      if (isButton && !window.confirm(question)) event.preventDefault();
    };
    const { navigation } = window as { navigation?: EventTarget };
    document.addEventListener('click', onClick, true);
    navigation?.addEventListener('navigate', onNavigate);
    return () => {
      document.removeEventListener('click', onClick, true);
      navigation?.removeEventListener('navigate', onNavigate);
    };
  }, [modified, question]);
  return null;
}
