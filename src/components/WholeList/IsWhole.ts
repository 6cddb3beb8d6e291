import { createContext } from 'react';

/** Whether a list has all its entries. Only then can values of an address be checked. */
export const IsWhole = createContext(true);
