import { defineLookup } from './defineLookup';
import { nameField } from './lookupFields';
import { imageField, selectField, textField } from '../../platform/fields/shortFields';
import { validFormat } from '../../platform/fields/validFormat';

/** Characteristics of apartments and buildings (project-marketing §3, §5, §9). */
export const Characteristics = defineLookup({
  slug: 'characteristics',
  labels: {
    singular: { he: 'מאפיין', en: 'Characteristic' },
    plural: { he: 'מאפיינים', en: 'Characteristics' },
  },
  fields: [
    nameField,
    selectField('scope', 'מאפיין של', 'Characteristic of', {
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
      validate: validFormat((value) => /^[a-z][A-Za-z0-9]*$/.test(String(value)), {
        he: 'המפתח צריך להתחיל באות לטינית קטנה ולהכיל אותיות לטיניות וספרות בלבד, למשל apSafety.',
        en: 'The key must start with a lowercase Latin letter and contain only Latin letters and digits, such as apSafety.',
      }),
      description: { he: 'השם במסננים, למשל apSafety', en: 'The name in filters, such as apSafety' },
    }),
    imageField('icon', 'icon', 'סמל', 'Icon'),
  ],
});
