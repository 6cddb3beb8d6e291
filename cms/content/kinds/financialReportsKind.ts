import { contentText } from '../blocks/contentText';
import { financialReportsMain } from '../blocks/financialReportsMain';
import { reportAlerts } from '../blocks/reportAlerts';
import { topBanner } from '../blocks/topBanner';
import { defineKind } from './defineKind';

export const financialReportsKind = defineKind({
  name: 'financialReports',
  label: { he: 'דוחות כספיים', en: 'Financial reports' },
  blocks: [contentText, financialReportsMain, reportAlerts, topBanner],
});
