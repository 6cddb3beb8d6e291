import type { GroupField } from 'payload';
import type { Label } from './labels';

interface MediaPairOptions {
  name: string;
  label: Label;
  required?: boolean;
}

/** Media for desktop, and another for mobile where the first does not fit. Its GraphQL type is `MediaPair` wherever it stands. */
export function mediaPairField({ name, label, required = false }: MediaPairOptions): GroupField {
  return {
    name,
    type: 'group',
    interfaceName: 'MediaPair',
    label: { ...label },
    fields: [
      {
        name: 'desktop',
        type: 'upload',
        relationTo: 'media',
        required,
        label: { he: 'למחשב', en: 'Desktop' },
      },
      { name: 'mobile', type: 'upload', relationTo: 'media', label: { he: 'לנייד', en: 'Mobile' } },
    ],
  };
}
