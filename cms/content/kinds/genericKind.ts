import { accordionFaq } from '../blocks/accordionFaq';
import { advancePayment } from '../blocks/advancePayment';
import { apartmentBanners } from '../blocks/apartmentBanners';
import { contactHeader1 } from '../blocks/contactHeader1';
import { dynamicForm } from '../blocks/dynamicForm';
import { leadForm } from '../blocks/leadForm';
import { salesSlide } from '../blocks/salesSlide';
import { corporateBlocks } from './blockGroups';
import { defineKind } from './defineKind';

export const genericKind = defineKind({
  name: 'generic',
  label: { he: 'דף תוכן', en: 'Content page' },
  blocks: [...corporateBlocks, advancePayment, dynamicForm, leadForm],
  // Allowed only on pages of the special company named in the site settings (corporate-site §2).
  companyBlocks: [accordionFaq, apartmentBanners, contactHeader1, salesSlide],
});
