import { storyBlocks } from './blockGroups';
import { defineKind } from './defineKind';

/**
 * Kind of page for a child of the careers page. Its blocks appear on every job's page (corporate-site §2: 'inner job
 * page').
 */
export const innerJobKind = defineKind({
  name: 'innerJob',
  label: { he: 'דף משרה פנימי', en: 'Inner job page' },
  headed: true,
  foundWithoutLink: true,
  blocks: storyBlocks,
});
