import { contentCollection } from '../../platform/access/contentCollection';
import { publicChangeHooks } from '../publishing/publicChangeHooks';
import {
  checkboxField,
  emailField,
  fileField,
  localText,
  numberField,
  textField,
} from '../../platform/fields/shortFields';
import { ANCHOR_FAULT, validFormat } from '../../platform/fields/validFormat';

/** Companies of the group. `companyId` is the public number that the API and the pages use (corporate-site §1). */
export const Companies = contentCollection({
  slug: 'companies',
  labels: { singular: { he: 'חברה', en: 'Company' }, plural: { he: 'חברות', en: 'Companies' } },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'companyId'],
  },
  hooks: publicChangeHooks('companies'),
  fields: [
    localText('name', 'שם', 'Name', { required: true }),
    numberField('companyId', 'מספר חברה', 'Company number', { required: true, unique: true, index: true }),
    textField('code', 'קוד', 'Code', {
      unique: true,
      index: true,
      validate: validFormat((value) => !value || /^[a-z][a-z0-9-]*$/.test(String(value)), ANCHOR_FAULT),
      description: { he: 'לחברת מוצרים, למשל ashbond', en: 'For a product company, such as ashbond' },
    }),
    emailField('emailForLead', 'דוא״ל ללידים', 'E-mail for leads', {
      description: {
        he: 'ריק: הכתובת שבהגדרות האתר',
        en: 'Empty: the address in the site settings',
      },
    }),
    checkboxField('hideRelatedProjects', 'בלי פרויקטים נוספים', 'No related projects', {
      description: {
        he: 'דפי הפרויקטים של החברה אינם מציעים פרויקטים אחרים',
        en: 'Pages of the company’s projects do not offer other projects',
      },
    }),
    fileField('logo', 'לוגו', 'Logo'),
  ],
});
