import { restoreLengths } from '../../payload-fixes/contentLength/restoreLengths';
import { noteSocketAddresses } from '../../payload-fixes/socketAddresses/noteSocketAddresses';
import { SOCKET_ADDRESS } from './clientAddress';
import { readHostCookie } from './hostCookie';
import { refusePageBody } from './refusePageBody';

/**
 * Prepares each request to this process: `clientAddress` finds the address of the client, Payload finds its cookie, and large bodies are
 * refused before Next buffers them. Responses keep their length.
 */
export function prepareRequests(): void {
  noteSocketAddresses({ header: SOCKET_ADDRESS, readCookies: readHostCookie, refuse: refusePageBody });
  restoreLengths();
}
