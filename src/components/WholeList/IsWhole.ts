import { createContext } from 'react';

/** Whether a list is there with all its entries: what an address names can only be told from those. */
export const IsWhole = createContext(true);
