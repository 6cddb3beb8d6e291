import { contentText } from '../blocks/contentText';
import { financialReportsMain } from '../blocks/financialReportsMain';
import { reportAlerts } from '../blocks/reportAlerts';
import { topBanner } from '../blocks/topBanner';
import { defineKind } from './defineKind';

export const investorPresentationsKind = defineKind({
  name: 'investorPresentations',
  label: { he: 'מצגות למשקיעים', en: 'Investor presentations' },
  blocks: [contentText, financialReportsMain, reportAlerts, topBanner],
});
