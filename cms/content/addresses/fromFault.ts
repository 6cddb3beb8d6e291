import { addressFault } from '@group/rules/addresses/addressFault';
import { bytesOf } from '@group/rules/addresses/addressLimits';
import type { PayloadRequest } from 'payload';
import { readReserved } from '../../platform/addresses/reservedStore';
import { pageMessage } from './pageErrors';

/** PostgreSQL indexes texts of up to 2,704 bytes. */
const MOST_BYTES = 2000;

/** Why no redirect can begin at an address, in the language of the editor's admin; null if one can. */
export async function fromFault(req: PayloadRequest, from: string): Promise<string | null> {
  const fault = addressFault(from, await readReserved(req));
  if (fault?.kind === 'reserved') return pageMessage(req, { message: 'reserved', path: from });
  return fault || bytesOf(from) > MOST_BYTES ? pageMessage(req, { message: 'long', path: from }) : null;
}
