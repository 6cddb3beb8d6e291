import { defineKind } from './defineKind';

export const sitemapKind = defineKind({
  name: 'sitemap',
  label: { he: 'מפת האתר', en: 'Sitemap' },
  blocks: [],
});
