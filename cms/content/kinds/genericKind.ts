import { accordionFaq } from '../blocks/accordionFaq';
import { activeArms } from '../blocks/activeArms';
import { advancePayment } from '../blocks/advancePayment';
import { apartmentBanners } from '../blocks/apartmentBanners';
import { certificates } from '../blocks/certificates';
import { contactBoxes } from '../blocks/contactBoxes';
import { contactHeader } from '../blocks/contactHeader';
import { contactHeader1 } from '../blocks/contactHeader1';
import { contentText } from '../blocks/contentText';
import { dynamicForm } from '../blocks/dynamicForm';
import { dynamicSlider } from '../blocks/dynamicSlider';
import { hebrewButton } from '../blocks/hebrewButton';
import { history } from '../blocks/history';
import { imageText } from '../blocks/imageText';
import { imageTextBlock } from '../blocks/imageTextBlock';
import { leadForm } from '../blocks/leadForm';
import { numbersComponent } from '../blocks/numbersComponent';
import { numbersComponent1 } from '../blocks/numbersComponent1';
import { projectButton } from '../blocks/projectButton';
import { salesSlide } from '../blocks/salesSlide';
import { sectionAnchor } from '../blocks/sectionAnchor';
import { stickyButton } from '../blocks/stickyButton';
import { team } from '../blocks/team';
import { topBanner } from '../blocks/topBanner';
import { defineKind } from './defineKind';

export const genericKind = defineKind({
  name: 'generic',
  label: { he: 'דף תוכן', en: 'Content page' },
  blocks: [
    activeArms,
    advancePayment,
    certificates,
    contactBoxes,
    contactHeader,
    contentText,
    dynamicForm,
    dynamicSlider,
    hebrewButton,
    history,
    imageText,
    imageTextBlock,
    leadForm,
    numbersComponent,
    numbersComponent1,
    projectButton,
    sectionAnchor,
    stickyButton,
    team,
    topBanner,
  ],
  // Only on pages of the special company of the site settings (corporate-site §2).
  companyBlocks: [accordionFaq, apartmentBanners, contactHeader1, salesSlide],
});
