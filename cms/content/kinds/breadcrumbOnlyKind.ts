import { defineKind } from './defineKind';

export const breadcrumbOnlyKind = defineKind({
  name: 'breadcrumbOnly',
  label: { he: 'שביל ניווט בלבד', en: 'Breadcrumbs only' },
  blocks: [],
});
