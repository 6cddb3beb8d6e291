import { createContext } from 'react';

/** True in a form whose errors stand in its summary alone: fields still say theirs to who does not see the page. */
export const QuietErrors = createContext(false);
