import { storyBlocks } from './blockGroups';
import { defineKind } from './defineKind';

/** Child page of the careers page whose blocks appear on every job's page (corporate-site §2: 'inner job page'). */
export const innerJobKind = defineKind({
  name: 'innerJob',
  label: { he: 'דף משרה פנימי', en: 'Inner job page' },
  headed: true,
  foundWithoutLink: true,
  blocks: storyBlocks,
});
