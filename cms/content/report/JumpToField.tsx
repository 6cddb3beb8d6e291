'use client';

import { getTranslation } from '@payloadcms/translations';
import { useConfig, useTranslation } from '@payloadcms/ui';
import type { ClientCollectionConfig, ClientGlobalConfig } from 'payload';
import { useEffect, useRef, type ReactNode } from 'react';
import { jumpTo } from './jumpTo';
import { tabsTo } from './tabsTo';

/** A form of many blocks takes its time. */
const WAIT_MS = 15_000;
/** Events of a person who does something else meanwhile. */
const DOES = ['keydown', 'pointerdown'] as const;
const FIELD = /^#field-([\w-]+)$/;

/** Labels of the tabs that a field of the open form is in, as their buttons have them. */
function useTabsOf(): (path: string) => string[] {
  const { config, getEntityConfig } = useConfig();
  const { i18n } = useTranslation();
  return (path) => {
    const [kind, slug = ''] = location.pathname.slice(config.routes.admin.length).split('/').filter(Boolean);
    // Null on screens that are no form.
    const form = getEntityConfig(kind === 'globals' ? { globalSlug: slug } : { collectionSlug: slug }) as
      ClientCollectionConfig | ClientGlobalConfig | null;
    const labels = form && tabsTo(form.fields, path.split('__'));
    return (labels ?? []).map((label) => getTranslation(label, i18n));
  };
}

/**
 * Leads to the field that the address names behind `#`, in whichever tab, once the form has it: the browser itself looks only when the
 * page is opened, and forms come later. It stops as soon as the person does something else.
 */
export function JumpToField({ children }: { children: ReactNode }) {
  const tabsOf = useTabsOf();
  // The configuration is given anew while one works: the field is not jumped to again for that.
  const current = useRef(tabsOf);
  useEffect(() => {
    current.current = tabsOf;
  });

  useEffect(() => {
    let observer: MutationObserver | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      observer?.disconnect();
      clearTimeout(timer);
    };
    const go = () => {
      stop();
      const [, path] = FIELD.exec(location.hash) ?? [];
      const arrive = () => !path || jumpTo(path, current.current(path));
      if (arrive()) return;
      observer = new MutationObserver(() => {
        if (arrive()) stop();
      });
      observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
      timer = setTimeout(stop, WAIT_MS);
    };
    go();
    window.addEventListener('hashchange', go);
    for (const event of DOES) window.addEventListener(event, stop, true);
    return () => {
      stop();
      window.removeEventListener('hashchange', go);
      for (const event of DOES) window.removeEventListener(event, stop, true);
    };
  }, []);
  return children;
}
