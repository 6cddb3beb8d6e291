import { eSGReports } from '../blocks/eSGReports';
import { eSGReports1 } from '../blocks/eSGReports1';
import { esgReportsMain } from '../blocks/esgReportsMain';
import { esgStrategyMain } from '../blocks/esgStrategyMain';
import { financialReportsMain1 } from '../blocks/financialReportsMain1';
import { imageTextBlock } from '../blocks/imageTextBlock';
import { numbersComponent } from '../blocks/numbersComponent';
import { numbersComponent1 } from '../blocks/numbersComponent1';
import { introBlocks } from './blockGroups';
import { defineKind } from './defineKind';

export const esgKind = defineKind({
  name: 'esg',
  label: { he: 'ESG', en: 'ESG' },
  blocks: [
    ...introBlocks,
    eSGReports,
    eSGReports1,
    esgReportsMain,
    esgStrategyMain,
    financialReportsMain1,
    imageTextBlock,
    numbersComponent,
    numbersComponent1,
  ],
});
