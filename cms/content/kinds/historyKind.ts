import { concreteProcessStep } from '../blocks/concreteProcessStep';
import { topBanner2 } from '../blocks/topBanner2';
import { defineKind } from './defineKind';

export const historyKind = defineKind({
  name: 'history',
  label: { he: 'ציר זמן', en: 'Timeline' },
  blocks: [concreteProcessStep, topBanner2],
});
