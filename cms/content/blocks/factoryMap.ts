import { imageField } from '../../platform/fields/imageField';
import { linkField } from '../fields/linkField';
import { openingHoursField } from '../fields/openingHoursField';
import { defineBlock } from './defineBlock';
import { band, card, field, pin, text } from './drawing/shapes';

const degrees = (name: string, he: string, en: string, most: number) =>
  ({ name, type: 'number', min: -most, max: most, label: { he, en }, admin: { step: 0.00001 } }) as const;

/** Factories and branches on a map, by the company they belong to (forms-investors-catalogue §2.4, §3, factory entry). */
export const factoryMap = defineBlock({
  slug: 'factoryMap',
  labels: {
    singular: { he: 'מפת מפעלים', en: 'Factory map' },
    plural: { he: 'מפות מפעלים', en: 'Factory maps' },
  },
  purpose: {
    he: 'מפה ורשימה של מפעלים וסניפים, עם חיפוש הקרוב',
    en: 'A map and a list of factories and branches, with the nearest',
  },
  drawing: [
    band(48, 6, 66, 68),
    pin(64, 36),
    pin(88, 28),
    pin(96, 58),
    field(6, 6, 38),
    card(6, 20, 38, 16),
    text(11, 26, 24, 2),
    card(6, 40, 38, 16),
    text(11, 46, 24, 2),
    card(6, 60, 38, 14),
    text(11, 65, 24, 2),
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
    {
      name: 'factories',
      type: 'array',
      interfaceName: 'Factory',
      labels: { singular: { he: 'מפעל', en: 'Factory' }, plural: { he: 'מפעלים', en: 'Factories' } },
      fields: [
        {
          name: 'companyAssociation',
          type: 'relationship',
          relationTo: 'companies',
          required: true,
          label: { he: 'חברה', en: 'Company' },
        },
        {
          name: 'factoryName',
          type: 'text',
          localized: true,
          required: true,
          label: { he: 'שם', en: 'Name' },
        },
        imageField({
          name: 'icon',
          shown: 'icon',
          label: { he: 'סמל', en: 'Icon' },
          description: { he: 'רצוי SVG מרובע, בהיר', en: 'Best a square, light SVG' },
        }),
        {
          name: 'mapPinBackground',
          type: 'text',
          label: { he: 'צבע הסיכה', en: 'Colour of the pin' },
          validate: (value: unknown) => !value || /^#[0-9a-f]{6}$/i.test(String(value)) || '#a8472a',
        },
        {
          name: 'mapCoordinates',
          type: 'group',
          interfaceName: 'MapCoordinates',
          label: { he: 'מקום', en: 'Place' },
          fields: [
            {
              name: 'address',
              type: 'group',
              interfaceName: 'MapAddress',
              label: { he: 'כתובת', en: 'Address' },
              fields: [
                {
                  name: 'street',
                  type: 'text',
                  localized: true,
                  label: { he: 'רחוב ויישוב', en: 'Street and town' },
                },
                {
                  name: 'coordinates',
                  type: 'group',
                  interfaceName: 'MapPoint',
                  label: { he: 'נקודת ציון', en: 'Coordinates' },
                  fields: [
                    {
                      type: 'row',
                      fields: [
                        degrees('latitude', 'קו רוחב', 'Latitude', 90),
                        degrees('longitude', 'קו אורך', 'Longitude', 180),
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
        linkField({ name: 'phoneNumber', label: { he: 'טלפון', en: 'Phone' } }),
        linkField({ name: 'addressLink', label: { he: 'קישור למפה', en: 'Link to a map' } }),
        imageField({ name: 'image', shown: 'card', label: { he: 'תמונה', en: 'Picture' } }),
        openingHoursField(),
      ],
    },
  ],
});
