import { titleTextLink } from '../blocks/titleTextLink';
import { introBlocks } from './blockGroups';
import { defineKind } from './defineKind';

export const stocksKind = defineKind({
  name: 'stocks',
  label: { he: 'מניות', en: 'Stocks' },
  headed: true,
  blocks: [...introBlocks, titleTextLink],
});
