import type { Config, Field, LabelFunction } from 'payload';
import { isStaff } from '../access/isStaff';
import type { Label } from '../labels/labels';
import { mapFields } from '../fields/mapFields';

/** Converts a label to a function, because Payload's button for a new view does not accept labels in two languages. */
const named =
  ({ he, en }: Label): LabelFunction =>
  ({ i18n }) =>
    i18n.language === 'en' ? en : he;

/**
 * Saved list views of staff, which are Payload's query presets. The owner of a view decides who can see and change it.
 */
export const savedViews: NonNullable<Config['queryPresets']> = {
  access: { create: isStaff, read: isStaff, update: isStaff, delete: isStaff },
  constraints: {},
  labels: {
    singular: named({ he: 'תצוגה שמורה', en: 'Saved view' }),
    plural: named({ he: 'תצוגות שמורות', en: 'Saved views' }),
  },
};

const FIELDS: Readonly<Record<string, Label>> = {
  title: { he: 'שם התצוגה', en: 'Name of the view' },
  isShared: { he: 'משותפת עם אחרים', en: 'Shared with others' },
  access: { he: 'שיתוף', en: 'Sharing' },
  where: { he: 'סינון', en: 'Filters' },
  columns: { he: 'עמודות', en: 'Columns' },
  groupBy: { he: 'קיבוץ לפי', en: 'Grouped by' },
  users: { he: 'אנשים', en: 'People' },
};

/** Labels of the sharing rules of a view, by operation. */
const OPERATIONS: Readonly<Record<string, Label>> = {
  read: { he: 'מי יכול לראות את התצוגה', en: 'Who can see the view' },
  update: { he: 'מי יכול לשנות את התצוגה', en: 'Who can change the view' },
  delete: { he: 'מי יכול למחוק את התצוגה', en: 'Who can delete the view' },
};

const CONSTRAINTS: Readonly<Record<string, Label>> = {
  everyone: { he: 'כולם', en: 'Everyone' },
  onlyMe: { he: 'רק אני', en: 'Only me' },
  specificUsers: { he: 'אנשים מסוימים', en: 'Certain people' },
};

function relabel(field: Field): Field {
  if (field.type === 'collapsible') {
    const [operation] = field.fields.flatMap((inner) => ('name' in inner ? inner.name : []));
    return { ...field, label: OPERATIONS[operation ?? ''] ?? field.label };
  }
  if (!('name' in field)) return field;
  if (field.type === 'select' && field.name === 'constraint')
    return {
      ...field,
      label: { he: 'מי', en: 'Who' },
      options: field.options.map((option) => {
        const value = typeof option === 'string' ? option : option.value;
        const label = CONSTRAINTS[value];
        return { value, label: label ? { ...label } : value };
      }),
    };
  const label = FIELDS[field.name];
  return label ? ({ ...field, label } as Field) : field;
}

/** Adds labels in both languages to the fields of saved views. */
export const presetFields = (fields: readonly Field[]): Field[] => mapFields(fields, relabel);
