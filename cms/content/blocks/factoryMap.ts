import { COLOR_FORMAT } from '../brand/brandColorField';
import { linkField } from '../fields/linkField';
import { openingHoursField } from '../fields/openingHoursField';
import { defineBlock } from './defineBlock';
import { band, card, field, pin, text } from './drawing/shapes';
import {
  groupField,
  imageField,
  listField,
  localText,
  numberField,
  relationField,
  row,
  textField,
} from '../../platform/fields/shortFields';
import { validFormat } from '../../platform/fields/validFormat';

const degrees = (name: string, he: string, en: string, most: number) =>
  numberField(name, he, en, { min: -most, max: most, admin: { step: 0.00001 } });

/**
 * Block with a map of factories and branches, grouped by the company they belong to (forms-investors-catalogue §2.4,
 * §3, factory entry).
 */
export const factoryMap = defineBlock({
  slug: 'factoryMap',
  labels: {
    singular: { he: 'מפת מפעלים', en: 'Factory map' },
    plural: { he: 'מפות מפעלים', en: 'Factory maps' },
  },
  purpose: {
    he: 'מפה ורשימה של מפעלים וסניפים, עם איתור הקרוב ביותר',
    en: 'A map and a list of factories and branches, with a search for the nearest',
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
    localText('title', 'כותרת', 'Title'),
    listField('factories', 'מפעלים', 'Factories', {
      row: { he: 'מפעל', en: 'Factory' },
      interfaceName: 'Factory',
      fields: [
        relationField('companyAssociation', 'companies', 'חברה', 'Company', { required: true }),
        localText('factoryName', 'שם', 'Name', { required: true }),
        imageField('icon', 'icon', 'סמל', 'Icon', {
          description: { he: 'רצוי SVG מרובע, בהיר', en: 'Preferably a square, light SVG' },
        }),
        textField('mapPinBackground', 'צבע הסיכה', 'Colour of the pin', {
          validate: validFormat((value) => !value || /^#[0-9a-f]{6}$/i.test(String(value)), COLOR_FORMAT),
        }),
        groupField('mapCoordinates', 'מקום', 'Place', {
          interfaceName: 'MapCoordinates',
          fields: [
            groupField('address', 'כתובת', 'Address', {
              interfaceName: 'MapAddress',
              fields: [
                localText('street', 'רחוב ויישוב', 'Street and town'),
                groupField('coordinates', 'נקודת ציון', 'Coordinates', {
                  interfaceName: 'MapPoint',
                  fields: [
                    row(
                      degrees('latitude', 'קו רוחב', 'Latitude', 90),
                      degrees('longitude', 'קו אורך', 'Longitude', 180),
                    ),
                  ],
                }),
              ],
            }),
          ],
        }),
        linkField('phoneNumber', 'טלפון', 'Phone'),
        linkField('addressLink', 'קישור למפה', 'Link to a map'),
        imageField('image', 'card', 'תמונה', 'Picture'),
        openingHoursField(),
      ],
    }),
  ],
});
