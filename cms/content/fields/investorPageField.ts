import type { GroupField } from 'payload';
import { symbolField } from './symbolField';

const KINDS = ['investorRelations', 'stocks'];

/** Presentation of the group's stock on an investor page (forms-investors-catalogue §2.6). */
export const investorPageField: GroupField = {
  name: 'investorPage',
  type: 'group',
  interfaceName: 'InvestorPage',
  label: { he: 'נתוני מסחר', en: 'Market data' },
  admin: { condition: (data) => KINDS.includes(data.template as string) },
  fields: [
    symbolField(),
    {
      name: 'corporateVariant',
      type: 'checkbox',
      defaultValue: false,
      label: { he: 'גרסת החברה', en: 'Corporate variant' },
      admin: {
        condition: (data) => data.template === 'investorRelations',
        description: {
          he: 'סרט מניות נע מתחת לכותרת, ושתי לשוניות ברכיב ניירות הערך: מניה ואגרות חוב',
          en: 'A moving line of stocks below the header, and two tabs in the block of securities: stock and bonds',
        },
      },
    },
    {
      name: 'innerPage',
      type: 'checkbox',
      defaultValue: false,
      label: { he: 'דף פנימי', en: 'Inner page' },
      admin: {
        condition: (data) => data.template === 'investorRelations',
        description: { he: 'בלי תמצית המניה', en: 'Without the summary of the stock' },
      },
    },
  ],
};
