import type { GroupField } from 'payload';
import { symbolField } from './symbolField';
import { checkboxField, groupField } from '../../platform/fields/shortFields';

const KINDS = ['investorRelations', 'stocks'];

/** Fields for the group's stock on an investor page (forms-investors-catalogue §2.6). */
export const investorPageField: GroupField = groupField('investorPage', 'נתוני מסחר', 'Market data', {
  interfaceName: 'InvestorPage',
  admin: { condition: (data) => KINDS.includes(data.template as string) },
  fields: [
    symbolField(),
    checkboxField('corporateVariant', 'גרסת החברה', 'Corporate variant', {
      admin: { condition: (data) => data.template === 'investorRelations' },
      description: {
        he: 'סרט מניות רץ מתחת לכותרת, ושתי לשוניות ברכיב ניירות הערך: מניה ואגרות חוב',
        en: 'A stock ticker below the header, and two tabs in the securities block: stock and bonds',
      },
    }),
    checkboxField('innerPage', 'דף פנימי', 'Inner page', {
      admin: { condition: (data) => data.template === 'investorRelations' },
      description: { he: 'בלי תמצית המניה', en: 'Without the stock summary' },
    }),
  ],
});
