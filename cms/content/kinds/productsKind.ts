import { contactBoxes } from '../blocks/contactBoxes';
import { contactForm } from '../blocks/contactForm';
import { contactHeader } from '../blocks/contactHeader';
import { contentText } from '../blocks/contentText';
import { leadForm } from '../blocks/leadForm';
import { topBanner } from '../blocks/topBanner';
import { defineKind } from './defineKind';

export const productsKind = defineKind({
  name: 'products',
  label: { he: 'רשימת מוצרים', en: 'Products lobby' },
  blocks: [contactBoxes, contactForm, contactHeader, contentText, leadForm, topBanner],
});
