import { createContext } from 'react';
import type { FormDefinition } from './definition/FormDefinition';

/** Which fields of the form are marked, and by what. */
export const MarkContext = createContext<Pick<FormDefinition, 'indication' | 'indicator'>>({
  indication: 'MarkMandatoryFields',
  indicator: '*',
});
