import { contentText } from '../blocks/contentText';
import { dynamicForm } from '../blocks/dynamicForm';
import { topBanner } from '../blocks/topBanner';
import { defineKind } from './defineKind';

export const dynamicFormKind = defineKind({
  name: 'dynamicForm',
  label: { he: 'טופס', en: 'Form' },
  blocks: [contentText, dynamicForm, topBanner],
});
