import { restoreContentLengths } from '../../payload-fixes/contentLength/restoreContentLengths';
import { setSocketAddressHeader } from '../../payload-fixes/socketAddresses/setSocketAddressHeader';
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
  setSocketAddressHeader({
    header: SOCKET_ADDRESS,
    readCookies: readHostCookie,
    ...(servesPages && { refuse: guardPageBody }),
  });
  restoreContentLengths();
}
