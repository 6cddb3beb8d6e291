'use client';

import { getTranslation } from '@payloadcms/translations';
import { useConfig, useTranslation } from '@payloadcms/ui';
import type { ClientCollectionConfig, ClientGlobalConfig } from 'payload';
import { useEffect, useRef, type ReactNode } from 'react';
import { jumpTo } from './jumpTo';
import { tabsTo } from './tabsTo';

/** Forms with many blocks render slowly. */
const WAIT_MS = 15_000;
/** Events that show that the user has started something else. */
const DOES = ['keydown', 'pointerdown'] as const;
const FIELD = /^#field-([\w-]+)$/;

/** Returns the labels of the tabs that contain a field of the open form. */
function useTabsOf(): (path: string) => string[] {
  const { config, getEntityConfig } = useConfig();
  const { i18n } = useTranslation();
  return (path) => {
    const [kind, slug = ''] = location.pathname.slice(config.routes.admin.length).split('/').filter(Boolean);
    // Null on screens without a form.
    const form = getEntityConfig(kind === 'globals' ? { globalSlug: slug } : { collectionSlug: slug }) as
      ClientCollectionConfig | ClientGlobalConfig | null;
    const labels = form && tabsTo(form.fields, path.split('__'));
    return (labels ?? []).map((label) => getTranslation(label, i18n));
  };
}

/**
 * Scrolls to the field of the URL fragment once its form and tab are rendered; the browser looks only on page load.
 * Stops when the user starts something else.
 */
export function JumpToField({ children }: { children: ReactNode }) {
  const tabsOf = useTabsOf();
  // A changed configuration must not repeat the jump.
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
