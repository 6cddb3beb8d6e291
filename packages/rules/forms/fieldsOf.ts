import type { FieldsetPart, FormParts, PagePart } from './FormParts.ts';

/** Returns the fields of a fieldset, column by column. */
export const fieldsOfFieldset = <Field>({ columns }: Pick<FieldsetPart<Field>, 'columns'>): Field[] =>
  columns.flatMap(({ fields }) => fields);

/** Returns the fields of a form page, in their order. */
export const fieldsOfPage = <Field>({ fieldsets }: Pick<PagePart<Field>, 'fieldsets'>): Field[] =>
  fieldsets.flatMap(fieldsOfFieldset);

/** Returns the fields of a form, in their order. */
export const fieldsOf = <Field>({ pages }: FormParts<Field>): Field[] => pages.flatMap(fieldsOfPage);
