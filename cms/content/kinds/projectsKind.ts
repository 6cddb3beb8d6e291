import { projectButton } from '../blocks/projectButton';
import { listingBlocks } from './blockGroups';
import { defineKind } from './defineKind';

export const projectsKind = defineKind({
  name: 'projects',
  label: { he: 'רשימת פרויקטים', en: 'Projects listing' },
  headed: true,
  blocks: [...listingBlocks, projectButton],
});
