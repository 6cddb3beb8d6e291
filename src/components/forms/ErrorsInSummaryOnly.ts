import { createContext } from 'react';

/** Context: whether only the error summary displays errors. The fields still expose their errors to screen readers. */
export const ErrorsInSummaryOnly = createContext(false);
