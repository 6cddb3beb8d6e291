'use client';

import { useFormModified, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Asks for confirmation before a change of "Locale" discards the unsaved input of the form. */
export function AskBeforeLocaleChange() {
  const modified = useFormModified();
  const { t } = useTranslation();
  const question = `${t('general:leaveWithoutSaving')}?\n\n${t('general:changesNotSaved')}`;
  useEffect(() => {
    if (!modified) return undefined;
    const ask = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!button?.querySelector('.localizer__locale-code') || window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', ask, true);
    return () => document.removeEventListener('click', ask, true);
  }, [modified, question]);
  return null;
}
