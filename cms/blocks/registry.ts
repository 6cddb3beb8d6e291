import type { ContentBlock } from './defineBlock';
import { accordionFaq } from './accordionFaq';
import { activeArms } from './activeArms';
import { apartmentBanners } from './apartmentBanners';
import { contactBoxes } from './contactBoxes';
import { contactHeader } from './contactHeader';
import { contactHeader1 } from './contactHeader1';
import { contentText } from './contentText';
import { dynamicSlider } from './dynamicSlider';
import { eSGReports } from './eSGReports';
import { eSGReports1 } from './eSGReports1';
import { esgReportsMain } from './esgReportsMain';
import { financialReportsMain1 } from './financialReportsMain1';
import { salesSlide } from './salesSlide';
import { sectionAnchor } from './sectionAnchor';
import { team } from './team';

/** Every block type, in alphabetical order. A new block is a file beside this one and a line here. */
export const blocks: readonly ContentBlock[] = [
  accordionFaq,
  activeArms,
  apartmentBanners,
  contactBoxes,
  contactHeader,
  contactHeader1,
  contentText,
  dynamicSlider,
  eSGReports,
  eSGReports1,
  esgReportsMain,
  financialReportsMain1,
  salesSlide,
  sectionAnchor,
  team,
];
