import { contactBoxes } from '../blocks/contactBoxes';
import { contactForm } from '../blocks/contactForm';
import { contactHeader } from '../blocks/contactHeader';
import { contentText } from '../blocks/contentText';
import { leadForm } from '../blocks/leadForm';
import { topBanner } from '../blocks/topBanner';
import { defineKind } from './defineKind';

export const rentalApartmentsKind = defineKind({
  name: 'rentalApartments',
  label: { he: 'דירות להשכרה', en: 'Rental apartments' },
  blocks: [contactBoxes, contactForm, contactHeader, contentText, leadForm, topBanner],
});
