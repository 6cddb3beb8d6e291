import { contentText } from '../blocks/contentText';
import { dynamicSlider } from '../blocks/dynamicSlider';
import { imageText } from '../blocks/imageText';
import { imageTextBlock } from '../blocks/imageTextBlock';
import { numbersComponent } from '../blocks/numbersComponent';
import { defineKind } from './defineKind';

export const articleKind = defineKind({
  name: 'article',
  label: { he: 'כתבה', en: 'Article' },
  blocks: [contentText, dynamicSlider, imageText, imageTextBlock, numbersComponent],
});
