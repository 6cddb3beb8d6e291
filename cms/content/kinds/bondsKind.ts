import { contentText } from '../blocks/contentText';
import { titleTextLink } from '../blocks/titleTextLink';
import { topBanner } from '../blocks/topBanner';
import { defineKind } from './defineKind';

export const bondsKind = defineKind({
  name: 'bonds',
  label: { he: 'אגרות חוב', en: 'Bonds' },
  blocks: [contentText, titleTextLink, topBanner],
});
