import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from './paths.mjs';

/**
 * Returns the URLs that static files and code of the site use. Editors cannot choose them for pages. @returns
 * {Promise<string[]>}
 */
export async function siteAddresses() {
  /** @type {typeof import('../../src/gatsby/addresses/takenAddresses')} */
  const { reservedAddresses } = await tsImport(
    '../../src/gatsby/addresses/takenAddresses.ts',
    import.meta.url,
  );
  return reservedAddresses({ folder: path.join(root, 'static') });
}
