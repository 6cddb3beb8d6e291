import { brandPalette as paletteOf } from '@group/rules/colors/brandColors';
import { isolateObjectProperty } from 'payload';
import { cachedRead, type Reader } from '../cache/cachedRead';

/**
 * Returns the colours of the published brand for mails and the admin, from a cache.
 * @param reader the CMS, or a request in whose transaction the colours are read
 */
export function brandPalette(reader: Reader): Promise<ReturnType<typeof paletteOf>> {
  return cachedRead(reader, 'brandPalette', async (req) => {
    const { colors } = await reader.payload.findGlobal({
      slug: 'brand',
      depth: 0,
      // Isolates the locale, because Payload's local API writes its locale into the request it is given.
      ...(req && { req: isolateObjectProperty(req, ['locale', 'fallbackLocale']) }),
    });
    return paletteOf(colors ?? {});
  });
}
