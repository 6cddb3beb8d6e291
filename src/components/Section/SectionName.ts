import { createContext } from 'react';

/** Context with the id that the section's heading must have, so that it becomes the section's accessible name. */
export const SectionName = createContext<string | undefined>(undefined);
