import sanitizeHtml from 'sanitize-html';
import type { SearchDocument } from './SearchDocument';

/** Maximum length of the indexed text: the beginning of a long page. */
const MAX_LETTERS = 1500;
/** Maximum number of characters of HTML to parse, for lists with thousands of entries. */
const MAX_HTML_LENGTH = 300_000;
const SKIPPED_ELEMENTS = [
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
  sanitizeHtml(html.replace(/></g, '> <'), { allowedTags: [], nonTextTags: SKIPPED_ELEMENTS })
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/\s+/g, ' ')
    .trim();

/** Omits elements with `data-unsought`: texts that many pages share do not identify a page. */
const removeNavigation = (html: string): string =>
  html.includes('data-unsought')
    ? sanitizeHtml(html, {
        allowedTags: false,
        allowedAttributes: false,
        allowVulnerableTags: true,
        exclusiveFilter: ({ attribs }) => 'data-unsought' in attribs,
      })
    : html;

const first = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

/** The searched parts of a page's HTML. */
interface SearchedParts {
  title: string;
  description: string;
  main: string;
  /** Address of the picture for sharing. */
  picture: string;
}

/**
 * Finds the smallest WebP rendition of a picture.
 * @param html with the picture's `srcset`
 * @param address of another rendition; all lie in one folder
 */
function smallestRendition(html: string, address: string): string | undefined {
  const folder = first(address, /(\/_gatsby\/image\/\w+\/)/);
  if (!folder) return undefined;
  const renditions = [...html.matchAll(new RegExp(`(${folder}[^" ,]+\\.webp[^" ,]*) (\\d+)w`, 'g'))];
  renditions.sort(([, , one], [, , other]) => Number(one) - Number(other));
  return renditions[0]?.[1];
}

/**
 * @param html the whole page
 * @returns null for pages that search engines must not list
 */
export function searchedParts(html: string): SearchedParts | null {
  if (/<meta[^>]*name="robots"[^>]*noindex/.test(html)) return null;
  return {
    // The rest of the title is the name of the site.
    title: first(html, /<title\b[^>]*>([\s\S]*?)<\/title>/).split(' | ')[0] ?? '',
    description: first(html, /<meta[^>]*name="description"[^>]*content="([^"]*)"/),
    main: first(html, /<main\b[^>]*>([\s\S]*)<\/main>/).slice(0, MAX_HTML_LENGTH),
    picture: first(html, /<meta[^>]*property="og:image"[^>]*content="([^"]*)"/),
  };
}

/**
 * Extracts the searched texts of a page.
 * @returns null for a page without text or name
 */
export function readParts(
  parts: SearchedParts,
): Pick<SearchDocument, 'title' | 'description' | 'body' | 'image'> | null {
  const main = removeNavigation(parts.main);
  // The title names the page; its heading may be a slogan.
  const title = textOf(parts.title) || textOf(first(main, /<h1\b[^>]*>([\s\S]*?)<\/h1>/));
  if (!main || !title) return null;
  const headings = [...main.matchAll(/<h[1-4]\b[^>]*>([\s\S]*?)<\/h[1-4]>/g)].map(([, inner = '']) =>
    textOf(inner),
  );
  const image = smallestRendition(parts.main, parts.picture);
  return {
    title,
    description: textOf(parts.description),
    ...(image && { image }),
    body: [...headings, textOf(main).slice(0, MAX_LETTERS)].join(' '),
  };
}
