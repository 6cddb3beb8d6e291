import { versionedUrl } from '@group/rules/files/fileVersion';
import { isolateObjectProperty } from 'payload';
import { cachedRead, type Reader } from '../cache/cachedRead';

/** The brand's icon in the media library. */
export interface BrandIcon {
  /** Path on the CMS, which changes with the file. */
  path: string;
  mimeType: string;
}

/**
 * Cached icon of the published brand, for the admin; null if editors chose none.
 * @param reader the CMS, or the request whose transaction reads it
 */
export function brandIcon(reader: Reader): Promise<BrandIcon | null> {
  return cachedRead(reader, 'brandIcon', async (req) => {
    const { icon } = await reader.payload.findGlobal({
      slug: 'brand',
      depth: 1,
      // The local API writes its locale into the given request.
      ...(req && { req: isolateObjectProperty(req, ['locale', 'fallbackLocale']) }),
    });
    if (!icon || typeof icon === 'number' || !icon.url || !icon.mimeType) return null;
    const { pathname, search } = new URL(versionedUrl(icon.url, icon.updatedAt));
    return { path: `${pathname}${search}`, mimeType: icon.mimeType };
  });
}
