/**
 * Address to which the reply to an entry is sent; it also identifies the draft.
 * @param api address of the CMS's REST API
 * @param collection slug
 * @param id id of the entry
 */
export const replyUrl = (api: string, collection: string, id: string | number): string =>
  `${api}/${collection}/${id}/reply`;
