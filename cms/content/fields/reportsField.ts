import type { ArrayField } from 'payload';
import type { Label } from '../../platform/labels/labels';
import { dayField, fileField, richTextField } from '../../platform/fields/shortFields';

interface ReportsOptions {
  name: string;
  label: Label;
}

/**
 * List of reports, each with name, date and file, in the order chosen by the editor. Its GraphQL type is always
 * `Report`.
 */
export function reportsField({ name, label }: ReportsOptions): ArrayField {
  return {
    name,
    type: 'array',
    interfaceName: 'Report',
    label: { ...label },
    labels: { singular: { he: 'דוח', en: 'Report' }, plural: { he: 'דוחות', en: 'Reports' } },
    fields: [
      richTextField('reportName', 'שם הדוח', 'Report name', { required: true }),
      dayField('date', 'תאריך', 'Date'),
      fileField('reportFile', 'קובץ', 'File'),
    ],
  };
}
