/**
 * A list remembers by which saved view it was filtered, and how it was grouped, for as long as its address does not say that it is not: a
 * part of each address that leads to a list with a filter of its own.
 */
export const PLAIN_LIST = 'preset=&groupBy=';
