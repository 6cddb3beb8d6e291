import { imageField } from '../../platform/fields/imageField';
import { defineLookup } from './defineLookup';
import { nameField } from './lookupFields';

/** Characteristics of apartments and buildings (project-marketing §3, §5, §9). */
export const Characteristics = defineLookup({
  slug: 'characteristics',
  labels: {
    singular: { he: 'מאפיין', en: 'Characteristic' },
    plural: { he: 'מאפיינים', en: 'Characteristics' },
  },
  fields: [
    nameField,
    {
      name: 'scope',
      type: 'select',
      required: true,
      defaultValue: 'apartment',
      index: true,
      enumName: 'enum_characteristic_scope',
      interfaceName: 'CharacteristicScope',
      label: { he: 'של', en: 'Of' },
      options: [
        { value: 'apartment', label: { he: 'דירה', en: 'An apartment' } },
        { value: 'building', label: { he: 'בניין', en: 'A building' } },
        { value: 'neighbourhood', label: { he: 'סביבה', en: 'A neighbourhood' } },
      ],
    },
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: { he: 'מפתח', en: 'Key' },
      validate: (value: unknown) => /^[a-z][A-Za-z0-9]*$/.test(String(value)) || 'apSafety, buParking …',
      admin: {
        description: { he: 'השם במסננים, למשל apSafety', en: 'Its name in filters, such as apSafety' },
      },
    },
    imageField({ name: 'icon', shown: 'icon', label: { he: 'סמל', en: 'Icon' } }),
  ],
});
