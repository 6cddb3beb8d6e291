/** Anchor of the thread in a document's form. */
export const THREAD_ANCHOR = 'inbox-thread';
