/** Id of the thread's HTML element, used to link to it within the document's form. */
export const THREAD_ANCHOR = 'inbox-thread';
