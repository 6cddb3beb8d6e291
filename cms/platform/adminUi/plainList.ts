/** Query parameters that reset the saved view and grouping, which a list otherwise restores. Add them to each link to a filtered list. */
export const PLAIN_LIST = 'preset=&groupBy=';
