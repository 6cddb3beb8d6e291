/** A redirect as Gatsby keeps it. */
export interface Redirect {
  fromPath: string;
  toPath: string;
  statusCode?: number;
}

/** Redirects in the format that static hosts share, one line each: from, to, status. */
export const redirectLines = (redirects: readonly Redirect[]): string[] =>
  redirects.map(
    ({ fromPath, toPath, statusCode = 301 }) => `${encodeURI(fromPath)} ${encodeURI(toPath)} ${statusCode}`,
  );

/** The old address of a line. */
export const fromOf = (line: string): string => line.split(' ', 1)[0] ?? '';
