import type { CheckboxField, SelectField } from 'payload';

/** Key in a field's `custom` settings. It marks a field whose value in a copy keeps the copy off the site. */
export const DISABLED_IN_COPIES = 'offInCopies';

/**
 * Makes a field take the given value when a document is copied, so that the copy does not appear on the site. For
 * collections without drafts.
 */
export const disableInCopies = <Switch extends CheckboxField | SelectField>(
  field: Switch,
  value: boolean | string,
): Switch => ({
  ...field,
  custom: { ...field.custom, [DISABLED_IN_COPIES]: true },
  hooks: { ...field.hooks, beforeDuplicate: [() => value] },
});
