import { titleTextLink } from '../blocks/titleTextLink';
import { introBlocks } from './blockGroups';
import { defineKind } from './defineKind';

export const bondsKind = defineKind({
  name: 'bonds',
  label: { he: 'אגרות חוב', en: 'Bonds' },
  headed: true,
  blocks: [...introBlocks, titleTextLink],
});
