import { createContext } from 'react';

/**
 * Whether the page is the corporate variant of the investors page. That page's template provides the value to the block
 * with the securities.
 */
export const CorporateVariant = createContext(false);
