import { createContext } from 'react';

/** True in a form whose fields say nothing about themselves before the first attempt to send it (forms specification §5, landing form). */
export const AfterAttempt = createContext(false);
