import { createContext } from 'react';

/** True on the corporate variant of the page for investors: its template says so to the block of securities. */
export const CorporateVariant = createContext(false);
