import { validXml } from '@group/rules/text/validXml';
import { Readable } from 'node:stream';
import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { DEFAULT_LANGUAGE } from '../../i18n/languages';
import type { SitemapEntry } from './sitemapEntries';

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';

/** A page with its twins in other languages, and the time of its last change. */
function itemOf({ path, updatedAt, alternates }: SitemapEntry, siteUrl: string) {
  const absolute = (address: string) => new URL(address, siteUrl).href;
  // The library throws within its stream, where nobody can catch it.
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
 * The `url` elements of pages.
 * @param siteUrl absolute address of the site
 * @returns one for each entry
 * @throws Error where the time or an address of a page is none
 */
export async function urlElements(entries: readonly SitemapEntry[], siteUrl: string): Promise<string[]> {
  if (entries.length === 0) return [];
  const items = entries.map((entry) => itemOf(validXml(entry), siteUrl));
  const stream = new SitemapStream({ hostname: siteUrl, level: ErrorLevel.THROW });
  const text = await textOf(Readable.from(items).pipe(stream));
  return text.match(/<url>.*?<\/url>/gs) ?? [];
}

/** The text of a file of a sitemap. @param elements of `urlElements` */
export const urlSet = (elements: readonly string[]): string => `${HEAD}${elements.join('')}</urlset>`;

/** The text of the file that names the others. @param addresses of these, absolute */
export const sitemapIndex = (addresses: readonly string[]): Promise<string> =>
  textOf(Readable.from(addresses).pipe(new SitemapIndexStream({ level: ErrorLevel.THROW })));
