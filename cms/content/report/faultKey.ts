import type { Fault } from './Fault';

/** The same for a fault that is found twice, such as that of a picture at each of its places. */
export const faultKey = ({ kind, collection, id, locale, path, found }: Fault): string =>
  [kind, collection, id, locale, path, found].join('|');
