import { versionedUrl } from '@group/rules/files/fileVersion';
import { isolateObjectProperty } from 'payload';
import { cachedRead, type Reader } from '../cache/cachedRead';

/** The brand's icon, stored in the media library. */
export interface BrandIcon {
  /** URL path on the CMS. It changes when the file changes. */
  path: string;
  mimeType: string;
}

/**
 * Returns the published brand's icon for the admin, from a cache. Null if editors have not chosen one.
 * @param reader the CMS, or a request in whose transaction the icon is read
 */
export function brandIcon(reader: Reader): Promise<BrandIcon | null> {
  return cachedRead(reader, 'brandIcon', async (req) => {
    const { icon } = await reader.payload.findGlobal({
      slug: 'brand',
      depth: 1,
      // Isolates the locale, because Payload's local API writes its locale into the request it is given.
      ...(req && { req: isolateObjectProperty(req, ['locale', 'fallbackLocale']) }),
    });
    if (!icon || typeof icon === 'number' || !icon.url || !icon.mimeType) return null;
    const { pathname, search } = new URL(versionedUrl(icon.url, icon.updatedAt));
    return { path: `${pathname}${search}`, mimeType: icon.mimeType };
  });
}
