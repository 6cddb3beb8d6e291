import { noteSocketAddresses } from '../../payload-fixes/socketAddresses/noteSocketAddresses';
import { SOCKET_ADDRESS } from './clientAddress';
import { readHostCookie } from './hostCookie';

/** Prepares each request to this process: `clientAddress` finds the address of the client, and Payload finds its cookie. */
export const prepareRequests = (): void => noteSocketAddresses(SOCKET_ADDRESS, readHostCookie);
