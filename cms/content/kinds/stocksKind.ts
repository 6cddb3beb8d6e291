import { contentText } from '../blocks/contentText';
import { titleTextLink } from '../blocks/titleTextLink';
import { topBanner } from '../blocks/topBanner';
import { defineKind } from './defineKind';

export const stocksKind = defineKind({
  name: 'stocks',
  label: { he: 'מניות', en: 'Stocks' },
  blocks: [contentText, titleTextLink, topBanner],
});
