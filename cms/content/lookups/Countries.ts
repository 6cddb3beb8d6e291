import { coordinatesFields } from '../fields/coordinatesFields';
import { defineLookup } from './defineLookup';
import { nameField } from './lookupFields';
import { textField } from '../../platform/fields/shortFields';
import { validFormat } from '../../platform/fields/validFormat';

/** Countries with projects (project-marketing §2.10). */
export const Countries = defineLookup({
  slug: 'countries',
  labels: { singular: { he: 'מדינה', en: 'Country' }, plural: { he: 'מדינות', en: 'Countries' } },
  fields: [
    nameField,
    textField('code', 'קוד (ISO)', 'Code (ISO)', {
      unique: true,
      index: true,
      validate: validFormat((value) => !value || /^[A-Z]{2}$/.test(String(value)), {
        he: 'יש להזין קוד ISO של שתי אותיות גדולות, למשל IL.',
        en: 'Enter the two-letter ISO code in capitals, such as IL.',
      }),
    }),
    coordinatesFields(),
  ],
});
