import { createContext } from 'react';

/**
 * Context: whether the fields show errors and "completed" only after an attempt to submit the form
 * (forms-investors-catalogue §5, landing form).
 */
export const ErrorsAfterSubmit = createContext(false);
