import type { ArrayField, Field } from 'payload';
import { choiceLabels } from '../labels/choiceLabels';

/** Row label component, which shows the text of the row and the labels of its selected options. */
const rowLabel = ({ fields }: ArrayField) => ({
  path: '/platform/adminUi/RowLabel#RowLabel',
  clientProps: { choices: choiceLabels(fields) },
});

/**
 * Labels array fields and their rows: each row shows its own text instead of "Item 03".
 * @param fields fields at any depth; an array with its own label keeps it
 */
export function labelRows(fields: Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'array') {
      const { admin } = field;
      return {
        ...field,
        // Sets a label, because Payload would derive an English one from the field's name.
        label: field.label ?? field.labels?.plural ?? field.name,
        admin: { ...admin, components: { RowLabel: rowLabel(field), ...admin?.components } },
        fields: labelRows(field.fields),
      };
    }
    if (field.type === 'group' || field.type === 'row' || field.type === 'collapsible') {
      return { ...field, fields: labelRows(field.fields) } as Field;
    }
    return field;
  });
}
