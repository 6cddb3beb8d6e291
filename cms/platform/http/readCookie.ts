/**
 * Returns the raw value of a cookie; empty without one.
 * @param name without characters that are special in regular expressions
 */
export const readCookie = ({ headers }: Pick<Request, 'headers'>, name: string): string =>
  new RegExp(`(?:^|; *)${name}=([^;]*)`).exec(headers.get('Cookie') ?? '')?.[1] ?? '';
