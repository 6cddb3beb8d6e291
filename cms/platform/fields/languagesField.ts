import type { SelectField } from 'payload';
import type { Label } from '../labels/labels';

/** Returns the field in which editors choose the languages in which a page exists. */
export function languagesField(label: Label): SelectField {
  return {
    name: 'languages',
    type: 'select',
    hasMany: true,
    required: true,
    defaultValue: ['he', 'en'],
    label: { ...label },
    admin: { position: 'sidebar' },
    options: [
      { value: 'he', label: 'עברית' },
      { value: 'en', label: 'English' },
    ],
  };
}
