import { financialReportsMain } from '../blocks/financialReportsMain';
import { reportAlerts } from '../blocks/reportAlerts';
import { introBlocks } from './blockGroups';
import { defineKind } from './defineKind';

export const investorPresentationsKind = defineKind({
  name: 'investorPresentations',
  label: { he: 'מצגות למשקיעים', en: 'Investor presentations' },
  blocks: [...introBlocks, financialReportsMain, reportAlerts],
});
