import { visibleParts, type VisibleParts } from '@group/rules/forms/visibleParts';
import type { FormDefinition, FormField } from '../definition/FormDefinition';
import type { FormValues } from './FormValues';
import { toEntries } from './toEntries';

const isBox = ({ kind }: FormField): boolean => kind === 'checkbox' || kind === 'consent';

/** Returns the visible parts of a form for its values. */
export const visiblePartsFor = (definition: FormDefinition, values: FormValues): VisibleParts =>
  visibleParts(definition, toEntries(values), isBox);
