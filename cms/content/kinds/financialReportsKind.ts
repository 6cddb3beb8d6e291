import { financialReportsMain } from '../blocks/financialReportsMain';
import { reportAlerts } from '../blocks/reportAlerts';
import { introBlocks } from './blockGroups';
import { defineKind } from './defineKind';

export const financialReportsKind = defineKind({
  name: 'financialReports',
  label: { he: 'דוחות כספיים', en: 'Financial reports' },
  blocks: [...introBlocks, financialReportsMain, reportAlerts],
});
