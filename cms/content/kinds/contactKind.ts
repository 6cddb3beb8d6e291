import { contentText } from '../blocks/contentText';
import { sectionAnchor } from '../blocks/sectionAnchor';
import { contactBlocks } from './blockGroups';
import { defineKind } from './defineKind';

export const contactKind = defineKind({
  name: 'contact',
  label: { he: 'צור קשר', en: 'Contact' },
  blocks: [...contactBlocks, contentText, sectionAnchor],
});
