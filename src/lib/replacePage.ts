/** Loads another page in the place of this one: Back does not lead to this one again. */
export const replacePage = (url: string): void => window.location.replace(url);
