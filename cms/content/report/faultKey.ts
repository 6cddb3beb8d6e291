import type { Fault } from './Fault';

/**
 * Returns a key that is the same for the same problem, so that the problem of a picture used at several places is
 * counted once.
 */
export const faultKey = ({ kind, collection, id, locale, path, found }: Fault): string =>
  [kind, collection, id, locale, path, found].join('|');
