import type { Field } from 'payload';
import {
  localText,
  momentField,
  numberField,
  indexedRelationField,
  row,
} from '../../platform/fields/shortFields';

/** Fields of a lottery that staff edit: project, dates and number of homes (project-marketing §2.6, lottery strip). */
export const lotteryFields: Field[] = [
  {
    name: 'process',
    type: 'ui',
    admin: { components: { Field: '/services/lotteries/LotteryDraw#LotteryDraw' } },
  },
  localText('name', 'שם ההגרלה', 'Lottery name', { required: true }),
  indexedRelationField('project', 'projects', 'פרויקט', 'Project', { required: true }),
  row(
    momentField('opensAt', 'ההרשמה נפתחת', 'Registration opens', {
      required: true,
      description: {
        he: 'לא לפני פרסום גיבוב הגרעין',
        en: 'Not before the seed hash is published',
      },
    }),
    momentField('closesAt', 'ההרשמה נסגרת', 'Registration closes', {
      required: true,
      validate: (value, { siblingData, req }) => {
        const { opensAt } = siblingData as { opensAt?: string };
        if (!value) return req.i18n.language === 'he' ? 'זהו שדה חובה.' : 'This field is required.';
        if (!opensAt || new Date(value).getTime() > Date.parse(opensAt)) return true;
        return req.i18n.language === 'he'
          ? 'מועד הסגירה חייב להיות אחרי מועד הפתיחה.'
          : 'The closing time must be after the opening time.';
      },
    }),
  ),
  numberField('homes', 'מספר הדירות בהגרלה', 'Number of homes in the lottery', {
    required: true,
    min: 1,
    max: 100_000,
    admin: { step: 1 },
    description: {
      he: 'הזוכים הם מספרי ההרשמה הראשונים, כמספר הדירות. השאר נכנסים לרשימת ההמתנה לפי הסדר.',
      en: 'The first registration numbers win, one for each home. The others join the waiting list in order.',
    },
  }),
];
