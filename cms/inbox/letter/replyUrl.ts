/**
 * Returns the URL to which the reply to an entry is sent. It also identifies the draft of that reply.
 * @param api URL of the CMS's REST API
 * @param collection slug of the entry's collection
 * @param id id of the entry
 */
export const replyUrl = (api: string, collection: string, id: string | number): string =>
  `${api}/${collection}/${id}/reply`;
