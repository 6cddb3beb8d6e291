import type { ArrayField } from 'payload';
import type { Label } from '../../platform/labels/labels';
import { richTextField } from '../../platform/fields/richTextField';

interface ReportsOptions {
  name: string;
  label: Label;
}

/** Reports with name, date and file, in the editor's order. Its GraphQL type is always `Report`. */
export function reportsField({ name, label }: ReportsOptions): ArrayField {
  return {
    name,
    type: 'array',
    interfaceName: 'Report',
    label: { ...label },
    labels: { singular: { he: 'דוח', en: 'Report' }, plural: { he: 'דוחות', en: 'Reports' } },
    fields: [
      richTextField({ name: 'reportName', label: { he: 'שם הדוח', en: 'Report name' }, required: true }),
      {
        name: 'date',
        type: 'date',
        label: { he: 'תאריך', en: 'Date' },
        admin: { date: { pickerAppearance: 'dayOnly' } },
      },
      {
        name: 'reportFile',
        type: 'upload',
        relationTo: 'media',
        label: { he: 'קובץ', en: 'File' },
      },
    ],
  };
}
