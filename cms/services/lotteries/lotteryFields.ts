import type { Field } from 'payload';
import { textField } from '../../platform/fields/textField';

const moment = { date: { pickerAppearance: 'dayAndTime' } } as const;

/** A lottery's own fields: project, dates, number of homes (project-marketing §2.6, lottery strip). */
export const lotteryFields: Field[] = [
  {
    name: 'process',
    type: 'ui',
    admin: { components: { Field: '/services/lotteries/LotteryDraw#LotteryDraw' } },
  },
  textField('name', 'שם ההגרלה', 'Name of the lottery', { required: true, localized: true }),
  {
    name: 'project',
    type: 'relationship',
    relationTo: 'projects',
    required: true,
    index: true,
    label: { he: 'פרויקט', en: 'Project' },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'opensAt',
        type: 'date',
        required: true,
        label: { he: 'ההרשמה נפתחת', en: 'Registration opens' },
        admin: {
          ...moment,
          description: {
            he: 'ולא לפני שפורסם גיבוב הגרעין',
            en: 'And not before the hash of the seed is published',
          },
        },
      },
      {
        name: 'closesAt',
        type: 'date',
        required: true,
        label: { he: 'ההרשמה נסגרת', en: 'Registration closes' },
        admin: moment,
        validate: (value, { siblingData, req }) => {
          const { opensAt } = siblingData as { opensAt?: string };
          if (!value) return req.i18n.language === 'he' ? 'זהו שדה חובה.' : 'This field is required.';
          if (!opensAt || new Date(value).getTime() > Date.parse(opensAt)) return true;
          return req.i18n.language === 'he'
            ? 'ההרשמה נסגרת אחרי שהיא נפתחת.'
            : 'Registration closes after it opens.';
        },
      },
    ],
  },
  {
    name: 'homes',
    type: 'number',
    required: true,
    min: 1,
    max: 100_000,
    label: { he: 'מספר הדירות בהגרלה', en: 'Number of homes that are drawn' },
    admin: {
      step: 1,
      description: {
        he: 'מספרי ההרשמה הראשונים, כמספר הדירות, זוכים; האחרים ברשימת ההמתנה לפי סדרם.',
        en: 'As many of the first numbers win; the others wait in their order.',
      },
    },
  },
];
