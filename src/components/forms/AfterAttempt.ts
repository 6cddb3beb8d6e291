import { createContext } from 'react';

/**
 * Whether the form's fields show their state only after an attempt to send (forms-investors-catalogue §5,
 * landing form).
 */
export const AfterAttempt = createContext(false);
