/** A redirect in Gatsby's store. */
export interface Redirect {
  fromPath: string;
  toPath: string;
  statusCode?: number;
}

/**
 * Encodes a URL for a line of the file. Characters that are already percent-encoded, as in URLs copied from a browser,
 * are not encoded again.
 */
const encoded = (address: string): string => encodeURI(address).replace(/%25([0-9a-f]{2})/gi, '%$1');

/** Formats redirects for static hosts, one per line: from, to, status. */
export const redirectLines = (redirects: readonly Redirect[]): string[] =>
  redirects.map(
    ({ fromPath, toPath, statusCode = 301 }) => `${encoded(fromPath)} ${encoded(toPath)} ${statusCode}`,
  );

/** Returns the source path of a redirect line. */
export const sourceAddress = (line: string): string => line.split(' ', 1)[0] ?? '';
