import { contactBoxes } from '../blocks/contactBoxes';
import { contactForm } from '../blocks/contactForm';
import { contactHeader } from '../blocks/contactHeader';
import { contentText } from '../blocks/contentText';
import { sectionAnchor } from '../blocks/sectionAnchor';
import { defineKind } from './defineKind';

export const contactKind = defineKind({
  name: 'contact',
  label: { he: 'צור קשר', en: 'Contact' },
  blocks: [contactBoxes, contactForm, contactHeader, contentText, sectionAnchor],
});
