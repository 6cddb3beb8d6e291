import type { GroupField } from 'payload';
import { chosen } from './shortFields';

/** Job board of a careers page (corporate-site §2, §4). */
export const jobBoardField: GroupField = {
  name: 'jobBoard',
  type: 'group',
  interfaceName: 'JobBoard',
  label: { he: 'לוח המשרות', en: 'Job board' },
  admin: { condition: (data) => data.template === 'career' },
  fields: [
    {
      ...chosen('companyDivisions', 'companyDivisions', 'רק של חטיבות', 'Only of divisions'),
      admin: {
        description: {
          he: 'ריק: כל המשרות. עם חטיבות אין סינון לפי חברה.',
          en: 'Empty: all positions. With divisions there is no filter by company.',
        },
      },
    },
    {
      name: 'anchorId',
      type: 'text',
      defaultValue: 'jobs',
      label: { he: 'עוגן', en: 'Anchor' },
      validate: (value: unknown) => !value || /^[a-z][a-z0-9-]*$/.test(String(value)) || 'a-z 0-9 -',
      admin: { description: { he: 'לקישורים אל הלוח: #jobs', en: 'For links to the board: #jobs' } },
    },
  ],
};
