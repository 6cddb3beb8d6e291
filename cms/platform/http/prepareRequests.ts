import { restoreLengths } from '../../payload-fixes/contentLength/restoreLengths';
import { noteSocketAddresses } from '../../payload-fixes/socketAddresses/noteSocketAddresses';
import { SOCKET_ADDRESS } from './clientAddress';
import { readHostCookie } from './hostCookie';
import { refusePageBody } from './refusePageBody';

/**
 * Prepares requests before Next handles them: notes the client's address, renames the session cookie, and
 * rejects large bodies.
 * Responses keep their length.
 */
export function prepareRequests(): void {
  noteSocketAddresses({ header: SOCKET_ADDRESS, readCookies: readHostCookie, refuse: refusePageBody });
  restoreLengths();
}
