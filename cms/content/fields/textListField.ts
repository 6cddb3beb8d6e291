import type { ArrayField } from 'payload';
import type { Label } from '../../platform/labels/labels';

/** A list of short texts, such as what there is in a neighbourhood. Its GraphQL type is `ListedText` wherever it stands. */
export function textListField(name: string, label: Label, dbName?: string): ArrayField {
  return {
    name,
    type: 'array',
    interfaceName: 'ListedText',
    ...(dbName && { dbName }),
    label: { ...label },
    labels: { singular: { he: 'שורה', en: 'Line' }, plural: { he: 'שורות', en: 'Lines' } },
    fields: [
      { name: 'text', type: 'text', localized: true, required: true, label: { he: 'טקסט', en: 'Text' } },
    ],
  };
}
