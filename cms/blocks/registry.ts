import type { ContentBlock } from './defineBlock';
import { accordionFaq } from './accordionFaq';
import { activeArms } from './activeArms';
import { apartmentBanners } from './apartmentBanners';
import { certificates } from './certificates';
import { contactBoxes } from './contactBoxes';
import { contactForm } from './contactForm';
import { contactHeader } from './contactHeader';
import { contactHeader1 } from './contactHeader1';
import { contentText } from './contentText';
import { dynamicSlider } from './dynamicSlider';
import { eSGReports } from './eSGReports';
import { eSGReports1 } from './eSGReports1';
import { esgReportsMain } from './esgReportsMain';
import { esgStrategyMain } from './esgStrategyMain';
import { financialReportsMain1 } from './financialReportsMain1';
import { hebrewButton } from './hebrewButton';
import { history } from './history';
import { imageText } from './imageText';
import { imageTextBlock } from './imageTextBlock';
import { numbersComponent } from './numbersComponent';
import { numbersComponent1 } from './numbersComponent1';
import { projectButton } from './projectButton';
import { salesSlide } from './salesSlide';
import { sectionAnchor } from './sectionAnchor';
import { stickyButton } from './stickyButton';
import { team } from './team';
import { topBanner } from './topBanner';

/** Every block type, in alphabetical order. A new block is a file beside this one and a line here. */
export const blocks: readonly ContentBlock[] = [
  accordionFaq,
  activeArms,
  apartmentBanners,
  certificates,
  contactBoxes,
  contactForm,
  contactHeader,
  contactHeader1,
  contentText,
  dynamicSlider,
  eSGReports,
  eSGReports1,
  esgReportsMain,
  esgStrategyMain,
  financialReportsMain1,
  hebrewButton,
  history,
  imageText,
  imageTextBlock,
  numbersComponent,
  numbersComponent1,
  projectButton,
  salesSlide,
  sectionAnchor,
  stickyButton,
  team,
  topBanner,
];
