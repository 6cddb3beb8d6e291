import { basicTitleAndTextBlock } from '../blocks/basicTitleAndTextBlock';
import { dynamicSlider } from '../blocks/dynamicSlider';
import { environmentalHeader } from '../blocks/environmentalHeader';
import { imageTextBlock } from '../blocks/imageTextBlock';
import { imageTextBlock2 } from '../blocks/imageTextBlock2';
import { investmentBlock } from '../blocks/investmentBlock';
import { numbersEnvironmental } from '../blocks/numbersEnvironmental';
import { reportButtons } from '../blocks/reportButtons';
import { singleFileBlock } from '../blocks/singleFileBlock';
import { introBlocks } from './blockGroups';
import { defineKind } from './defineKind';

export const environmentalKind = defineKind({
  name: 'environmental',
  label: { he: 'סביבה', en: 'Environmental' },
  blocks: [
    ...introBlocks,
    basicTitleAndTextBlock,
    dynamicSlider,
    environmentalHeader,
    imageTextBlock,
    imageTextBlock2,
    investmentBlock,
    numbersEnvironmental,
    reportButtons,
    singleFileBlock,
  ],
});
