import { contactBoxes } from '../blocks/contactBoxes';
import { contactForm } from '../blocks/contactForm';
import { contactHeader } from '../blocks/contactHeader';
import { contentText } from '../blocks/contentText';
import { leadForm } from '../blocks/leadForm';
import { projectButton } from '../blocks/projectButton';
import { topBanner } from '../blocks/topBanner';
import { defineKind } from './defineKind';

export const projectsKind = defineKind({
  name: 'projects',
  label: { he: 'רשימת פרויקטים', en: 'Projects listing' },
  blocks: [contactBoxes, contactForm, contactHeader, contentText, leadForm, projectButton, topBanner],
});
