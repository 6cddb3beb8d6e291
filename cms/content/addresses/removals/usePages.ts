'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { LOCALES, type Locale } from '../../../platform/locales/locales';

const WAIT_MS = 250;
const MAX_PAGES = 20;

export interface FoundPage {
  id: number;
  title: string;
  path: string | null;
}

interface Answer {
  docs: { id: number; title?: string | null; path?: string | null }[];
}

interface FoundPages {
  pages: FoundPage[];
  /** True until the current search is answered. Until then, `pages` holds the result of the previous search. */
  isPending: boolean;
}

/**
 * Finds published pages by name. With an empty search, it lists the proposed page, then the home page, then other
 * pages.
 * @param sought the text that the editor typed
 * @param proposed the most likely replacement, which is the parent page
 * @param language language of the names; pages that have a URL in this language come first
 */
export function usePages(sought: string, proposed: number | null, language: Locale): FoundPages {
  const { config } = useConfig();
  const [pages, setPages] = useState<FoundPage[]>([]);
  const [answered, setAnswered] = useState('');
  const { api } = config.routes;
  const question = `${language} ${proposed} ${sought.trim()}`;

  useEffect(() => {
    const controller = new AbortController();
    const find = async (where: Record<string, string>): Promise<FoundPage[]> => {
      const query = new URLSearchParams({
        locale: language,
        // List a page that does not exist in this language by its name in the other one.
        'fallback-locale': LOCALES.find((one) => one !== language) ?? language,
        depth: '0',
        limit: String(MAX_PAGES),
        sort: 'order',
        'where[_status][equals]': 'published',
        ...where,
      });
      const response = await fetch(`${api}/pages?${query.toString()}`, {
        credentials: 'include',
        signal: controller.signal,
      });
      const { docs } = response.ok ? ((await response.json()) as Answer) : { docs: [] };
      return docs.map(({ id, title, path }) => ({ id, title: title ?? String(id), path: path ?? null }));
    };
    const load = async () => {
      const found = sought.trim()
        ? [await find({ 'where[title][like]': sought.trim() })]
        : await Promise.all([
            proposed === null ? [] : find({ 'where[id][equals]': String(proposed) }),
            find({ 'where[template][equals]': 'home' }),
            find({}),
          ]);
      const pages = [...new Map(found.flat().map((page) => [page.id, page])).values()];
      const elsewhere = pages.filter(({ path }) => path === null);
      setPages([...pages.filter(({ path }) => path !== null), ...elsewhere].slice(0, MAX_PAGES));
    };
    const ask = () => {
      load()
        // If the search fails, keep showing the previous pages.
        .catch(() => undefined)
        .finally(() => !controller.signal.aborted && setAnswered(question));
    };
    const timer = setTimeout(ask, sought ? WAIT_MS : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, language, proposed, question, sought]);
  return { pages, isPending: answered !== question };
}
