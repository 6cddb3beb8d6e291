import sanitizeHtml from 'sanitize-html';
import type { SearchDocument } from './SearchDocument';

/** Of a long page the beginning is enough to find it. */
const MOST_LETTERS = 1500;
/** Letters of HTML: a list of a thousand entries is found by its first ones. */
const MOST_HTML = 300_000;
const UNREAD = [
  'script',
  'style',
  'svg',
  'nav',
  'form',
  'button',
  'noscript',
  'dialog',
  'template',
  'select',
];

const textOf = (html: string): string =>
  sanitizeHtml(html.replace(/></g, '> <'), { allowedTags: [], nonTextTags: UNREAD })
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/\s+/g, ' ')
    .trim();

/** What stands on many pages alike is no reason to find one of them: it has the attribute `data-unsought`. */
const withoutFurniture = (html: string): string =>
  html.includes('data-unsought')
    ? sanitizeHtml(html, {
        allowedTags: false,
        allowedAttributes: false,
        allowVulnerableTags: true,
        exclusiveFilter: ({ attribs }) => 'data-unsought' in attribs,
      })
    : html;

const first = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

/** The parts of a page's HTML that the search reads. */
interface SearchedParts {
  title: string;
  description: string;
  main: string;
}

/**
 * @param html the whole page
 * @returns null for pages that search engines shall not list either
 */
export function searchedParts(html: string): SearchedParts | null {
  if (/<meta[^>]*name="robots"[^>]*noindex/.test(html)) return null;
  return {
    // What follows is the name of the site.
    title: first(html, /<title\b[^>]*>([\s\S]*?)<\/title>/).split(' | ')[0] ?? '',
    description: first(html, /<meta[^>]*name="description"[^>]*content="([^"]*)"/),
    main: first(html, /<main\b[^>]*>([\s\S]*)<\/main>/).slice(0, MOST_HTML),
  };
}

/**
 * Reads from a page what a visitor would search it by.
 * @returns null for a page without text or name
 */
export function readParts(
  parts: SearchedParts,
): Pick<SearchDocument, 'title' | 'description' | 'body'> | null {
  const main = withoutFurniture(parts.main);
  // A page's heading may be a slogan; what it is says its title.
  const title = textOf(parts.title) || textOf(first(main, /<h1\b[^>]*>([\s\S]*?)<\/h1>/));
  if (!main || !title) return null;
  const headings = [...main.matchAll(/<h[1-4]\b[^>]*>([\s\S]*?)<\/h[1-4]>/g)].map(([, inner = '']) =>
    textOf(inner),
  );
  return {
    title,
    description: textOf(parts.description),
    body: [...headings, textOf(main).slice(0, MOST_LETTERS)].join(' '),
  };
}
