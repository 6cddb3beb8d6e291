import { createContext } from 'react';

/**
 * True on the corporate variant of the page for investors. Its template provides it to the block of
 * securities.
 */
export const CorporateVariant = createContext(false);
