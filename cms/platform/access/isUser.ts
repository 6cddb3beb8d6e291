import type { PayloadRequest } from 'payload';

/** Allows all logged-in users. */
export const isUser = ({ req: { user } }: { req: PayloadRequest }): boolean => user?.collection === 'users';
