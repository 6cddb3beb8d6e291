/** Where in the page of a document its thread is. */
export const THREAD = 'inbox-thread';
