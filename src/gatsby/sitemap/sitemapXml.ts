import { validXml } from '@group/rules/text/validXml';
import { Readable } from 'node:stream';
import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { DEFAULT_LANGUAGE } from '../../i18n/languages';
import type { SitemapEntry } from './sitemapEntries';

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';

/** Converts a page, its translations and the time of its last change into the input of the sitemap library. */
function itemOf({ path, updatedAt, alternates }: SitemapEntry, siteUrl: string) {
  const absolute = (address: string) => new URL(address, siteUrl).href;
  // Checks the time here, because the library would throw inside its stream, where the error cannot be caught.
  if (updatedAt && Number.isNaN(Date.parse(updatedAt)))
    throw new Error(`The page at ${path} was changed at "${updatedAt}", which is no time`);
  const fallback = alternates.find(({ locale }) => locale === DEFAULT_LANGUAGE) ?? alternates[0];
  return {
    url: path,
    lastmod: updatedAt,
    links: [
      ...alternates.map((alternate) => ({ lang: alternate.locale, url: absolute(alternate.path) })),
      ...(fallback ? [{ lang: 'x-default', url: absolute(fallback.path) }] : []),
    ],
  };
}

const textOf = async (stream: Readable): Promise<string> => (await streamToPromise(stream)).toString('utf8');

/**
 * Builds the `url` elements of pages.
 * @param siteUrl absolute URL of the site
 * @returns one element per entry, in the same order
 * @throws Error for an invalid time or URL
 */
export async function urlElements(entries: readonly SitemapEntry[], siteUrl: string): Promise<string[]> {
  if (entries.length === 0) return [];
  const items = entries.map((entry) => itemOf(validXml(entry), siteUrl));
  const stream = new SitemapStream({ hostname: siteUrl, level: ErrorLevel.THROW });
  const text = await textOf(Readable.from(items).pipe(stream));
  return text.match(/<url>.*?<\/url>/gs) ?? [];
}

/**
 * Builds the text of a sitemap file.
 * @param elements result of `urlElements`
 */
export const urlSet = (elements: readonly string[]): string => `${HEAD}${elements.join('')}</urlset>`;

/**
 * Builds the text of the sitemap index.
 * @param addresses absolute URLs of the sitemap files
 */
export const sitemapIndex = (addresses: readonly string[]): Promise<string> =>
  textOf(Readable.from(addresses).pipe(new SitemapIndexStream({ level: ErrorLevel.THROW })));
