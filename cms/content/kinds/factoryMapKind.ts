import { contentText } from '../blocks/contentText';
import { factoryMap } from '../blocks/factoryMap';
import { defineKind } from './defineKind';

/** Kind of page that shows the factory map (forms-investors-catalogue §2.1). */
export const factoryMapKind = defineKind({
  name: 'factoryMap',
  label: { he: 'מפת מפעלים', en: 'Factory map' },
  blocks: [contentText, factoryMap],
});
