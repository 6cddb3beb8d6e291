import { defineLookup } from './defineLookup';
import { nameField } from './lookupFields';
import { imageField, selectField, textField } from '../../platform/fields/shortFields';

/** Characteristics of apartments and buildings (project-marketing §3, §5, §9). */
export const Characteristics = defineLookup({
  slug: 'characteristics',
  labels: {
    singular: { he: 'מאפיין', en: 'Characteristic' },
    plural: { he: 'מאפיינים', en: 'Characteristics' },
  },
  fields: [
    nameField,
    selectField('scope', 'של', 'Of', {
      required: true,
      defaultValue: 'apartment',
      index: true,
      enumName: 'enum_characteristic_scope',
      interfaceName: 'CharacteristicScope',
      options: [
        { value: 'apartment', label: { he: 'דירה', en: 'An apartment' } },
        { value: 'building', label: { he: 'בניין', en: 'A building' } },
        { value: 'neighbourhood', label: { he: 'סביבה', en: 'A neighbourhood' } },
      ],
    }),
    textField('key', 'מפתח', 'Key', {
      required: true,
      unique: true,
      index: true,
      validate: (value: unknown) => /^[a-z][A-Za-z0-9]*$/.test(String(value)) || 'apSafety, buParking …',
      description: { he: 'השם במסננים, למשל apSafety', en: 'The name in filters, such as apSafety' },
    }),
    imageField('icon', 'icon', 'סמל', 'Icon'),
  ],
});
