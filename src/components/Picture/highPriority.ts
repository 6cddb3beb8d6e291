/** Asks the browser to fetch a picture before others. In lower case: React 18 knows the attribute by no other name and would warn. */
export const highPriority = { fetchpriority: 'high' } as const;
