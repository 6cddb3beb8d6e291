import type { ArrayField, Field } from 'payload';
import { choiceLabels } from '../labels/choiceLabels';

/** The head of a row, which says what was chosen in it in words. */
const rowLabel = ({ fields }: ArrayField) => ({
  path: '/platform/adminUi/RowLabel#RowLabel',
  clientProps: { choices: choiceLabels(fields) },
});

/**
 * The same fields, whose lists are called what their rows are called, and name each row by its text instead of "Item 03".
 * @param fields fields at any depth; a list that has a label of its own keeps it
 */
export function readableRows(fields: Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'array') {
      const { admin } = field;
      return {
        ...field,
        // Payload would make words of the field's name, in English.
        label: field.label ?? field.labels?.plural ?? field.name,
        admin: { ...admin, components: { RowLabel: rowLabel(field), ...admin?.components } },
        fields: readableRows(field.fields),
      };
    }
    if (field.type === 'group' || field.type === 'row' || field.type === 'collapsible') {
      return { ...field, fields: readableRows(field.fields) } as Field;
    }
    return field;
  });
}
