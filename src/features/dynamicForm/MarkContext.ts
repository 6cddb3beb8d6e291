import { createContext } from 'react';
import type { FormDefinition } from './definition/FormDefinition';

/** Whether mandatory or optional fields are marked, and the text of the mark. */
export const MarkContext = createContext<Pick<FormDefinition, 'indication' | 'indicator'>>({
  indication: 'MarkMandatoryFields',
  indicator: '*',
});
