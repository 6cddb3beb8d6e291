import { brandPalette as paletteOf } from '@group/rules/colors/brandColors';
import { isolateObjectProperty } from 'payload';
import { cachedRead, type Reader } from '../cache/cachedRead';

/**
 * Cached colours of the published brand, for mails and the admin.
 * @param reader the CMS, or the request whose transaction reads them
 */
export function brandPalette(reader: Reader): Promise<ReturnType<typeof paletteOf>> {
  return cachedRead(reader, 'brandPalette', async (req) => {
    const { colors } = await reader.payload.findGlobal({
      slug: 'brand',
      depth: 0,
      // The local API writes its locale into the given request.
      ...(req && { req: isolateObjectProperty(req, ['locale', 'fallbackLocale']) }),
    });
    return paletteOf(colors ?? {});
  });
}
