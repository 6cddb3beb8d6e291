/**
 * Returns the raw value of a cookie, or an empty string if it is missing.
 * @param name name of the cookie, without characters that are special in regular expressions
 */
export const readCookie = ({ headers }: Pick<Request, 'headers'>, name: string): string =>
  new RegExp(`(?:^|; *)${name}=([^;]*)`).exec(headers.get('Cookie') ?? '')?.[1] ?? '';
