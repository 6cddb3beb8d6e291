import { restoreLengths } from '../../payload-fixes/contentLength/restoreLengths';
import { noteSocketAddresses } from '../../payload-fixes/socketAddresses/noteSocketAddresses';
import { SOCKET_ADDRESS } from './clientAddress';
import { readHostCookie } from './hostCookie';
import { guardPageBody } from './guardPageBody';

/**
 * Prepares all requests to the HTTP servers of this process: records the client's IP address and renames the session
 * cookie. Also keeps the `Content-Length` of responses.
 * @param servesPages whether Next handles the requests; Next buffers bodies, so that bodies that are too large must be
 *   rejected first
 */
export function prepareRequests({ servesPages }: { servesPages: boolean }): void {
  noteSocketAddresses({
    header: SOCKET_ADDRESS,
    readCookies: readHostCookie,
    ...(servesPages && { refuse: guardPageBody }),
  });
  restoreLengths();
}
