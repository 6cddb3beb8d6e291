/**
 * Query parameters that turn off the saved view and grouping, which Payload otherwise restores for a list. Add them to
 * every link to a filtered list.
 */
export const PLAIN_LIST = 'preset=&groupBy=';
