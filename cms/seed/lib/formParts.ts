import type { Form } from '../../payload-types';
import { text, type Text } from './bilingual';
import type { SeedFormField } from './SeedForm';
import type { SeedOf } from './SeedOf';

type SeedFormPage = SeedOf<Form['pages'][number]>;
type SeedFieldset = SeedFormPage['fieldsets'][number];
type Condition = NonNullable<SeedFormPage['condition']>;
type Operator = NonNullable<NonNullable<Form['pages'][number]['condition']>['rules']>[number]['operator'];

/** Condition that shows a field when another one, by its alias, matches a value. */
export const when = (field: string, operator: Operator, value: string): Condition => ({
  actionType: 'Show',
  logicType: 'All',
  rules: [{ field, operator, value }],
});

/** Makes a field mandatory, with the error for an empty value. */
export const mandatory = (he: string, en: string) => ({
  required: true,
  requiredErrorMessage: text(he, en),
});

/** An option of a field. */
export const answer = (value: string, he: string, en: string) => ({ value, caption: text(he, en) });

/** Fields below each other, or side by side in several columns. */
export const fieldset = (
  columns: readonly (readonly SeedFormField[])[],
  more: Omit<SeedFieldset, 'columns'> = {},
): SeedFieldset => ({
  ...more,
  columns: columns.map((fields) => ({ width: Math.floor(12 / columns.length), fields })),
});

/** A page of a form. */
export const formPage = (
  caption: Text,
  fieldsets: readonly SeedFieldset[],
  condition?: Condition,
): SeedFormPage => ({ blockType: 'formPage', caption, fieldsets, ...(condition && { condition }) });
