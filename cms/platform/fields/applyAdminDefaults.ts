import type { Field } from 'payload';
import { mapFields } from './mapFields';

/** Omits hidden fields from columns and filters of lists, unless the field overrides this. */
function hideInLists(field: Field): Field {
  if (!('admin' in field) || !field.admin || !('hidden' in field.admin) || !field.admin.hidden) return field;
  return { ...field, admin: { disableListColumn: true, disableListFilter: true, ...field.admin } } as Field;
}

/** Makes required choices non-clearable. */
function kept(field: Field): Field {
  if (field.type !== 'select' || !field.required || field.hasMany) return field;
  return { ...field, admin: { ...field.admin, isClearable: false } } as Field;
}

/**
 * Other forms in which people type days. Without them, the date picker lets the browser read what it cannot, and
 * `1.2.26` becomes the second of January.
 */
const TYPED_DAYS = ['d.M.yyyy', 'd.M.yy', 'd/M/yyyy', 'd/M/yy', 'd-M-yyyy', 'd-M-yy', 'yyyy-M-d'];

/** Formats days and times as in Israel, with 24 hours, and reads them as people type them. */
function inFullDay(field: Field): Field {
  if (field.type !== 'date') return field;
  const { date, ...admin } = field.admin ?? {};
  const withTime = date?.pickerAppearance === 'dayAndTime';
  const displayFormat = date?.displayFormat ?? (withTime ? 'dd/MM/yyyy HH:mm' : 'dd/MM/yyyy');
  const typed = TYPED_DAYS.map((format) => (withTime ? `${format} H:mm` : format));
  return {
    ...field,
    admin: {
      ...admin,
      date: {
        ...date,
        displayFormat,
        overrides: { dateFormat: [displayFormat, ...typed], ...date?.overrides },
        ...(withTime && { timeFormat: 'HH:mm' }),
      } as typeof date,
    },
  };
}

/** Names of fields that hold web addresses, mail addresses or phone numbers. */
const WRITTEN_LEFT_TO_RIGHT = /(url|uri|link|miniSite|mail|phone|referrer)$/i;

/** Shows addresses and phone numbers left to right, also in the Hebrew admin. */
function leftToRight(field: Field): Field {
  if (field.type !== 'text' || !WRITTEN_LEFT_TO_RIGHT.test(field.name)) return field;
  return { ...field, admin: { rtl: false, ...field.admin } };
}

/** Edits JSON as text: Payload's code editor is loaded from another server, which the admin's CSP forbids. */
function inPlainText(field: Field): Field {
  if (field.type !== 'json' || field.admin?.hidden || field.admin?.components?.Field) return field;
  const components = { ...field.admin?.components, Field: '/platform/adminUi/JsonField#JsonField' };
  return { ...field, admin: { ...field.admin, components } };
}

/**
 * Applies the admin's common field settings: hidden fields, required choices, 24-hour times, text direction and JSON.
 * @param fields fields of a collection or global
 */
export const applyAdminDefaults = (fields: readonly Field[]): Field[] =>
  mapFields(fields, (field) => inPlainText(leftToRight(inFullDay(kept(hideInLists(field))))));
