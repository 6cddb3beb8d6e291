import { contentText } from '../blocks/contentText';
import { hebrewButton } from '../blocks/hebrewButton';
import { imageText } from '../blocks/imageText';
import { imageTextBlock } from '../blocks/imageTextBlock';
import { numbersComponent } from '../blocks/numbersComponent';
import { topBanner } from '../blocks/topBanner';
import { defineKind } from './defineKind';

export const careerKind = defineKind({
  name: 'career',
  label: { he: 'קריירה', en: 'Careers' },
  blocks: [contentText, hebrewButton, imageText, imageTextBlock, numbersComponent, topBanner],
});
