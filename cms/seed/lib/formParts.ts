import type { Form } from '../../payload-types';
import { text, type Text } from './bilingual';
import type { SeedFormField } from './SeedForm';
import type { SeedOf } from './SeedOf';

type SeedFormPage = SeedOf<Form['pages'][number]>;
type SeedFieldset = SeedFormPage['fieldsets'][number];
type Condition = NonNullable<SeedFormPage['condition']>;
type Operator = NonNullable<NonNullable<Form['pages'][number]['condition']>['rules']>[number]['operator'];

/**
 * Returns a condition that shows a field only if another field has a matching value.
 * @param field alias of the other field
 */
export const when = (field: string, operator: Operator, value: string): Condition => ({
  actionType: 'Show',
  logicType: 'All',
  rules: [{ field, operator, value }],
});

/**
 * Returns the properties that make a field mandatory.
 * @param he error message for an empty value, in Hebrew
 * @param en error message for an empty value, in English
 */
export const mandatory = (he: string, en: string) => ({
  required: true,
  requiredErrorMessage: text(he, en),
});

/** Creates an option that visitors can choose in a field. */
export const answer = (value: string, he: string, en: string) => ({ value, caption: text(he, en) });

/** Creates a fieldset. Its fields are below each other, or side by side if there are several columns. */
export const fieldset = (
  columns: readonly (readonly SeedFormField[])[],
  more: Omit<SeedFieldset, 'columns'> = {},
): SeedFieldset => ({
  ...more,
  columns: columns.map((fields) => ({ width: Math.floor(12 / columns.length), fields })),
});

/** Creates a page of a form. */
export const formPage = (
  caption: Text,
  fieldsets: readonly SeedFieldset[],
  condition?: Condition,
): SeedFormPage => ({ blockType: 'formPage', caption, fieldsets, ...(condition && { condition }) });
