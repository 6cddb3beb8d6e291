import type { PayloadRequest } from 'payload';

/** Lets in anybody with a login. */
export const isPerson = ({ req: { user } }: { req: PayloadRequest }): boolean => user?.collection === 'users';
