import { addressFault } from '@group/rules/addresses/addressFault';
import { bytesOf } from '@group/rules/addresses/addressLimits';
import type { PayloadRequest } from 'payload';
import { readReserved } from '../../platform/addresses/reservedStore';
import { pageMessage } from './pageErrors';

/** Maximum length of the source path in bytes. It stays below PostgreSQL's limit of 2,704 bytes for an indexed text. */
const MAX_BYTES = 2000;

/** Returns why a redirect cannot start at a URL path, in the language of the editor's admin, or null if it can. */
export async function redirectSourceFault(req: PayloadRequest, from: string): Promise<string | null> {
  const fault = addressFault(from, await readReserved(req));
  if (fault?.kind === 'reserved') return pageMessage(req, { message: 'reserved', path: from });
  return fault || bytesOf(from) > MAX_BYTES ? pageMessage(req, { message: 'long', path: from }) : null;
}
