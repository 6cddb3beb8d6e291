import { visibleParts, type VisibleParts } from '@group/rules/forms/visibleParts';
import type { FormDefinition, FormField } from '../definition/FormDefinition';
import type { FormValues } from './FormValues';
import { toEntries } from './toEntries';

const isBox = ({ kind }: FormField): boolean => kind === 'checkbox' || kind === 'consent';

/** Evaluates a form's conditions for the given values and returns the pages, fieldsets and fields that are visible. */
export const visiblePartsFor = (definition: FormDefinition, values: FormValues): VisibleParts =>
  visibleParts(definition, toEntries(values), isBox);
