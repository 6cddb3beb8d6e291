import { storyBlocks } from './blockGroups';
import { defineKind } from './defineKind';

/** The child page of the careers page whose blocks stand on every job's page (corporate-site §2: 'inner job page'). */
export const innerJobKind = defineKind({
  name: 'innerJob',
  label: { he: 'דף משרה פנימי', en: 'Inner job page' },
  headed: true,
  foundWithoutLink: true,
  blocks: storyBlocks,
});
