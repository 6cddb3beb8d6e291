import type { Field } from 'payload';

const RowLabel = '/admin/RowLabel#RowLabel';

/**
 * The same fields, whose lists name each row by its text instead of "Item 03".
 * @param fields fields at any depth; a list that has a label of its own keeps it
 */
export function readableRows(fields: Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'array') {
      const { admin } = field;
      return {
        ...field,
        admin: { ...admin, components: { RowLabel, ...admin?.components } },
        fields: readableRows(field.fields),
      };
    }
    if (field.type === 'group' || field.type === 'row' || field.type === 'collapsible') {
      return { ...field, fields: readableRows(field.fields) } as Field;
    }
    return field;
  });
}
