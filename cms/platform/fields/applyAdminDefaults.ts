import type { Field } from 'payload';
import { mapFields } from './mapFields';

/** Excludes hidden fields from the columns and filters of lists, unless the field itself sets these options. */
function hideInLists(field: Field): Field {
  if (!('admin' in field) || !field.admin || !('hidden' in field.admin) || !field.admin.hidden) return field;
  return { ...field, admin: { disableListColumn: true, disableListFilter: true, ...field.admin } } as Field;
}

/** Prevents users from clearing a required select field. */
function kept(field: Field): Field {
  if (field.type !== 'select' || !field.required || field.hasMany) return field;
  return { ...field, admin: { ...field.admin, isClearable: false } } as Field;
}

/**
 * Additional formats in which people type dates. Without them, the date picker leaves such text to the browser, which
 * reads `1.2.26` as 2 January.
 */
const TYPED_DAYS = ['d.M.yyyy', 'd.M.yy', 'd/M/yyyy', 'd/M/yy', 'd-M-yyyy', 'd-M-yy', 'yyyy-M-d'];

/** Formats dates and times as usual in Israel, with 24 hours, and accepts them as people type them. */
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

/** Matches the names of fields that hold URLs, e-mail addresses or phone numbers. */
const WRITTEN_LEFT_TO_RIGHT = /(url|uri|link|miniSite|mail|phone|referrer)$/i;

/** Shows URLs, e-mail addresses and phone numbers left to right, even in the Hebrew admin. */
function leftToRight(field: Field): Field {
  if (field.type !== 'text' || !WRITTEN_LEFT_TO_RIGHT.test(field.name)) return field;
  return { ...field, admin: { rtl: false, ...field.admin } };
}

/**
 * Edits JSON fields as plain text. Payload's code editor is loaded from another server, which the admin's CSP forbids.
 */
function inPlainText(field: Field): Field {
  if (field.type !== 'json' || field.admin?.hidden || field.admin?.components?.Field) return field;
  const components = { ...field.admin?.components, Field: '/platform/adminUi/JsonField#JsonField' };
  return { ...field, admin: { ...field.admin, components } };
}

/**
 * Applies the settings that all fields in the admin share: hidden fields, required selects, 24-hour times, text
 * direction and JSON.
 * @param fields fields of a collection or global
 */
export const applyAdminDefaults = (fields: readonly Field[]): Field[] =>
  mapFields(fields, (field) => inPlainText(leftToRight(inFullDay(kept(hideInLists(field))))));
