/** Loads a page in place of this one, without a history entry. */
export const replacePage = (url: string): void => window.location.replace(url);
