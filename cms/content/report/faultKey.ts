import type { Fault } from './Fault';

/** Key that is equal for the same problem, such as that of a picture at several places. */
export const faultKey = ({ kind, collection, id, locale, path, found }: Fault): string =>
  [kind, collection, id, locale, path, found].join('|');
