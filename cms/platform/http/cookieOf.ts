/**
 * The value of a cookie as it was sent; empty without one.
 * @param name of the cookie, which is none of a pattern's signs
 */
export const cookieOf = ({ headers }: Pick<Request, 'headers'>, name: string): string =>
  new RegExp(`(?:^|; *)${name}=([^;]*)`).exec(headers.get('Cookie') ?? '')?.[1] ?? '';
