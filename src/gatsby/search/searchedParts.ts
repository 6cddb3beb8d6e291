import sanitizeHtml from 'sanitize-html';
import type { SearchDocument } from './SearchDocument';

/** Maximum number of characters of a page's text that are indexed. The rest of a long page is not searched. */
const MAX_LETTERS = 1500;
/** Maximum number of characters of HTML to parse. It limits the cost of pages with lists of thousands of entries. */
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

/**
 * Removes elements with `data-unsought`. They contain texts that many pages share, so that a search for them would find
 * all these pages.
 */
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

/** The parts of a page's HTML that are relevant for the search. */
interface SearchedParts {
  title: string;
  description: string;
  main: string;
  /** URL of the picture for social networks (`og:image`). */
  picture: string;
}

/**
 * Returns the URL of the smallest WebP version of a picture.
 * @param html HTML that contains the `srcset` of the picture
 * @param address URL of any version. All versions of a picture are in the same folder
 */
function smallestRendition(html: string, address: string): string | undefined {
  const folder = first(address, /(\/_gatsby\/image\/\w+\/)/);
  if (!folder) return undefined;
  const renditions = [...html.matchAll(new RegExp(`(${folder}[^" ,]+\\.webp[^" ,]*) (\\d+)w`, 'g'))];
  renditions.sort(([, , one], [, , other]) => Number(one) - Number(other));
  return renditions[0]?.[1];
}

/**
 * Extracts the parts of a page that are relevant for the search.
 * @param html HTML of the whole page
 * @returns null for pages that search engines must not list
 */
export function searchedParts(html: string): SearchedParts | null {
  if (/<meta[^>]*name="robots"[^>]*noindex/.test(html)) return null;
  return {
    // The part after ` | ` is the name of the site.
    title: first(html, /<title\b[^>]*>([\s\S]*?)<\/title>/).split(' | ')[0] ?? '',
    description: first(html, /<meta[^>]*name="description"[^>]*content="([^"]*)"/),
    main: first(html, /<main\b[^>]*>([\s\S]*)<\/main>/).slice(0, MAX_HTML_LENGTH),
    picture: first(html, /<meta[^>]*property="og:image"[^>]*content="([^"]*)"/),
  };
}

/**
 * Converts the extracted parts of a page into texts for the index.
 * @returns null for a page without a title or a main part
 */
export function readParts(
  parts: SearchedParts,
): Pick<SearchDocument, 'title' | 'description' | 'body' | 'image'> | null {
  const main = removeNavigation(parts.main);
  // Prefers the title, because the heading of a page may be just a slogan.
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
