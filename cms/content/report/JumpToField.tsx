'use client';

import { getTranslation } from '@payloadcms/translations';
import { useConfig, useTranslation } from '@payloadcms/ui';
import type { ClientCollectionConfig, ClientGlobalConfig } from 'payload';
import { useEffect, useRef, type ReactNode } from 'react';
import { jumpTo } from './jumpTo';
import { findTabPath } from './findTabPath';

/** How long to wait for the field, because forms with many blocks render slowly. */
const WAIT_MS = 15_000;
/** Events that show that the user has started to do something else. */
const DOES = ['keydown', 'pointerdown'] as const;
const FIELD = /^#field-([\w-]+)$/;

/** Returns the labels of the tabs that contain a field of the open form. */
function useTabsOf(): (path: string) => string[] {
  const { config, getEntityConfig } = useConfig();
  const { i18n } = useTranslation();
  return (path) => {
    const [kind, slug = ''] = location.pathname.slice(config.routes.admin.length).split('/').filter(Boolean);
    // Null on admin pages without a form.
    const form = getEntityConfig(kind === 'globals' ? { globalSlug: slug } : { collectionSlug: slug }) as
      ClientCollectionConfig | ClientGlobalConfig | null;
    const labels = form && findTabPath(form.fields, path.split('__'));
    return (labels ?? []).map((label) => getTranslation(label, i18n));
  };
}

/**
 * Scrolls to the field named in the URL's fragment as soon as its form and tab are rendered. Browsers look for the
 * fragment only once, when the page loads. Gives up when the user starts to do something else.
 */
export function JumpToField({ children }: { children: ReactNode }) {
  const tabsOf = useTabsOf();
  // The function is kept in a ref, so that a changed configuration does not run the effect, and thus the jump, again.
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
