import { createContext } from 'react';

/**
 * Context: whether the list has all of its items. Until then, values in the URL cannot be validated, because they may
 * occur in missing items.
 */
export const IsListComplete = createContext(true);
