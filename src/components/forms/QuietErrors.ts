import { createContext } from 'react';

/** Whether only the summary shows errors. Fields still expose them to screen readers. */
export const QuietErrors = createContext(false);
