import type { GroupField } from 'payload';
import { relationsField, groupField, textField } from '../../platform/fields/shortFields';
import { ANCHOR_FAULT, validFormat } from '../../platform/fields/validFormat';

/** Fields for the job board of a careers page (corporate-site §2, §4). */
export const jobBoardField: GroupField = groupField('jobBoard', 'לוח המשרות', 'Job board', {
  interfaceName: 'JobBoard',
  admin: { condition: (data) => data.template === 'career' },
  fields: [
    relationsField(
      'companyDivisions',
      'companyDivisions',
      'רק משרות של החטיבות האלה',
      'Only jobs of these divisions',
      {
        description: {
          he: 'ריק: כל המשרות. עם חטיבות אין סינון לפי חברה.',
          en: 'Empty: all jobs. With divisions, there is no company filter.',
        },
      },
    ),
    textField('anchorId', 'עוגן', 'Anchor', {
      defaultValue: 'jobs',
      validate: validFormat((value) => !value || /^[a-z][a-z0-9-]*$/.test(String(value)), ANCHOR_FAULT),
      description: { he: 'לקישורים אל הלוח: #jobs', en: 'For links to the board: #jobs' },
    }),
  ],
});
