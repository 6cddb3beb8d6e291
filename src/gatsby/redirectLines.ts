/** A redirect as Gatsby keeps it. */
export interface Redirect {
  fromPath: string;
  toPath: string;
  statusCode?: number;
}

/** An address as it stands in a line: what an editor pasted as the browser shows it, encoded already, stays so. */
const encoded = (address: string): string => encodeURI(address).replace(/%25([0-9a-f]{2})/gi, '%$1');

/** Redirects in the format that static hosts share, one line each: from, to, status. */
export const redirectLines = (redirects: readonly Redirect[]): string[] =>
  redirects.map(
    ({ fromPath, toPath, statusCode = 301 }) => `${encoded(fromPath)} ${encoded(toPath)} ${statusCode}`,
  );

/** The old address of a line. */
export const fromOf = (line: string): string => line.split(' ', 1)[0] ?? '';
