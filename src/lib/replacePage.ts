/** Opens a URL in place of the current page, without adding a history entry. */
export const replacePage = (url: string): void => window.location.replace(url);
