import { restoreLengths } from '../../payload-fixes/contentLength/restoreLengths';
import { noteSocketAddresses } from '../../payload-fixes/socketAddresses/noteSocketAddresses';
import { SOCKET_ADDRESS } from './clientAddress';
import { readHostCookie } from './hostCookie';
import { guardPageBody } from './guardPageBody';

/**
 * Prepares the requests to all servers of this process: notes the client's address and renames the session cookie. Responses keep their
 * length.
 * @param servesPages whether Next answers requests, which buffers bodies: large ones are rejected before
 */
export function prepareRequests({ servesPages }: { servesPages: boolean }): void {
  noteSocketAddresses({
    header: SOCKET_ADDRESS,
    readCookies: readHostCookie,
    ...(servesPages && { refuse: guardPageBody }),
  });
  restoreLengths();
}
