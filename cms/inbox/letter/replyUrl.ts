/**
 * Where a reply to an entry of the inbox is sent, under which address it is kept until then.
 * @param api address of the CMS's REST interface
 * @param collection slug
 * @param id of the entry
 */
export const replyUrl = (api: string, collection: string, id: string | number): string =>
  `${api}/${collection}/${id}/reply`;
