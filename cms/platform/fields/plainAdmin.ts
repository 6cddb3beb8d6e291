import type { Field } from 'payload';
import { mapFields } from './mapFields';

/** What is hidden in forms is no column and no filter of lists either, unless the field itself says so. */
function outOfLists(field: Field): Field {
  if (!('admin' in field) || !field.admin || !('hidden' in field.admin) || !field.admin.hidden) return field;
  return { ...field, admin: { disableListColumn: true, disableListFilter: true, ...field.admin } } as Field;
}

/** A choice that must be made cannot be emptied. */
function kept(field: Field): Field {
  if (field.type !== 'select' || !field.required || field.hasMany) return field;
  return { ...field, admin: { ...field.admin, isClearable: false } } as Field;
}

/** Days and times as the people of the group write them, with 24 hours. */
function inFullDay(field: Field): Field {
  if (field.type !== 'date') return field;
  const { date, ...admin } = field.admin ?? {};
  const withTime = date?.pickerAppearance === 'dayAndTime';
  return {
    ...field,
    admin: {
      ...admin,
      date: {
        displayFormat: withTime ? 'dd/MM/yyyy HH:mm' : 'dd/MM/yyyy',
        ...date,
        ...(withTime && { timeFormat: 'HH:mm' }),
      } as typeof date,
    },
  };
}

/** Names of fields that hold addresses of the web or of mail, or phone numbers. */
const WRITTEN_LEFT_TO_RIGHT = /(url|uri|link|mail|phone|referrer)$/i;

/** Addresses and phone numbers stand left to right in the Hebrew admin, too. */
function leftToRight(field: Field): Field {
  if (field.type !== 'text' || !WRITTEN_LEFT_TO_RIGHT.test(field.name)) return field;
  return { ...field, admin: { rtl: false, ...field.admin } };
}

/** JSON is edited as a text: the editor of code that Payload has for it comes from a server of others, which the admin's policy refuses. */
function inPlainText(field: Field): Field {
  if (field.type !== 'json' || field.admin?.hidden || field.admin?.components?.Field) return field;
  const components = { ...field.admin?.components, Field: '/platform/adminUi/JsonField#JsonField' };
  return { ...field, admin: { ...field.admin, components } };
}

/**
 * The same fields, as the admin is to show all of them: nothing hidden among the columns, required choices that cannot be emptied,
 * times of 24 hours, addresses and phone numbers left to right, JSON without an editor of code.
 * @param fields of a collection or a global
 */
export const plainAdmin = (fields: readonly Field[]): Field[] =>
  mapFields(fields, (field) => inPlainText(leftToRight(inFullDay(kept(outOfLists(field))))));
