import type { ArrayField } from 'payload';
import type { Label } from '../../platform/labels/labels';
import { localText } from '../../platform/fields/shortFields';

/** List of short texts, such as advantages of a neighbourhood. Its GraphQL type is always `ListedText`. */
export function textListField(name: string, label: Label, dbName?: string): ArrayField {
  return {
    name,
    type: 'array',
    interfaceName: 'ListedText',
    ...(dbName && { dbName }),
    label: { ...label },
    labels: { singular: { he: 'שורה', en: 'Line' }, plural: { he: 'שורות', en: 'Lines' } },
    fields: [localText('text', 'טקסט', 'Text', { required: true })],
  };
}
