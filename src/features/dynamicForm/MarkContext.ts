import { createContext } from 'react';
import type { FormDefinition } from './definition/FormDefinition';

/** Which fields have a mark, and its text. */
export const MarkContext = createContext<Pick<FormDefinition, 'indication' | 'indicator'>>({
  indication: 'MarkMandatoryFields',
  indicator: '*',
});
