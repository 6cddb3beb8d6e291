import { createContext } from 'react';

/** Id for the heading that names the section around it. */
export const SectionName = createContext<string | undefined>(undefined);
