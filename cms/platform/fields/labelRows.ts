import type { ArrayField, Field } from 'payload';
import { choiceLabels } from '../labels/choiceLabels';

/** Row label with the text of the row and its choices. */
const rowLabel = ({ fields }: ArrayField) => ({
  path: '/platform/adminUi/RowLabel#RowLabel',
  clientProps: { choices: choiceLabels(fields) },
});

/**
 * Labels lists like their rows, and each row by its text instead of "Item 03".
 * @param fields fields at any depth; a list with its own label keeps it
 */
export function labelRows(fields: Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'array') {
      const { admin } = field;
      return {
        ...field,
        // Otherwise Payload derives an English label from the field's name.
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
