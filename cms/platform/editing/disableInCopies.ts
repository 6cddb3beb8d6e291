import type { CheckboxField, SelectField } from 'payload';

/** Marks a field that keeps the copy of a document off the site. */
export const DISABLED_IN_COPIES = 'offInCopies';

/** Gives a field of a collection without drafts the value that keeps a copy off the site. */
export const disableInCopies = <Switch extends CheckboxField | SelectField>(
  field: Switch,
  value: boolean | string,
): Switch => ({
  ...field,
  custom: { ...field.custom, [DISABLED_IN_COPIES]: true },
  hooks: { ...field.hooks, beforeDuplicate: [() => value] },
});
