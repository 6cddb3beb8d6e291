import { dynamicForm } from '../blocks/dynamicForm';
import { introBlocks } from './blockGroups';
import { defineKind } from './defineKind';

export const dynamicFormKind = defineKind({
  name: 'dynamicForm',
  label: { he: 'טופס', en: 'Form' },
  blocks: [...introBlocks, dynamicForm],
});
