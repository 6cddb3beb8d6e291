import type { FormDefinition, FormField, FormFieldset, FormPage } from './FormDefinition';

/** The fields of a fieldset, column by column. */
export const fieldsOfFieldset = ({ columns }: FormFieldset): readonly FormField[] =>
  columns.flatMap(({ fields }) => fields);

/** The fields of a page, in the order in which they stand in it. */
export const fieldsOfPage = ({ fieldsets }: FormPage): readonly FormField[] =>
  fieldsets.flatMap(fieldsOfFieldset);

/** All fields of a form. */
export const fieldsOf = ({ pages }: FormDefinition): readonly FormField[] => pages.flatMap(fieldsOfPage);
