import type { ContentBlock } from './defineBlock';
import { accordionFaq } from './accordionFaq';
import { accordionFaqMain } from './accordionFaqMain';
import { activeArms } from './activeArms';
import { advancePayment } from './advancePayment';
import { apartmentBanners } from './apartmentBanners';
import { basicTitleAndTextBlock } from './basicTitleAndTextBlock';
import { certificates } from './certificates';
import { community } from './community';
import { concreteProcessStep } from './concreteProcessStep';
import { contactBoxes } from './contactBoxes';
import { contactForm } from './contactForm';
import { contactHeader } from './contactHeader';
import { contactHeader1 } from './contactHeader1';
import { contentText } from './contentText';
import { dynamicForm } from './dynamicForm';
import { dynamicSlider } from './dynamicSlider';
import { environmentalHeader } from './environmentalHeader';
import { eSGReports } from './eSGReports';
import { eSGReports1 } from './eSGReports1';
import { esgReportsMain } from './esgReportsMain';
import { esgStrategyMain } from './esgStrategyMain';
import { financialReportsMain } from './financialReportsMain';
import { financialReportsMain1 } from './financialReportsMain1';
import { hebrewButton } from './hebrewButton';
import { history } from './history';
import { imageText } from './imageText';
import { imageTextBlock } from './imageTextBlock';
import { imageTextBlock2 } from './imageTextBlock2';
import { investmentBlock } from './investmentBlock';
import { landingPage } from './landingPage';
import { leadForm } from './leadForm';
import { numbersComponent } from './numbersComponent';
import { numbersComponent1 } from './numbersComponent1';
import { numbersEnvironmental } from './numbersEnvironmental';
import { projectButton } from './projectButton';
import { reportButtons } from './reportButtons';
import { salesSlide } from './salesSlide';
import { sectionAnchor } from './sectionAnchor';
import { singleFileBlock } from './singleFileBlock';
import { stickyButton } from './stickyButton';
import { team } from './team';
import { topBanner } from './topBanner';
import { topBanner2 } from './topBanner2';

/** Every block type, in alphabetical order. A new block is a file beside this one and a line here. */
export const blocks: readonly ContentBlock[] = [
  accordionFaq,
  accordionFaqMain,
  activeArms,
  advancePayment,
  apartmentBanners,
  basicTitleAndTextBlock,
  certificates,
  community,
  concreteProcessStep,
  contactBoxes,
  contactForm,
  contactHeader,
  contactHeader1,
  contentText,
  dynamicForm,
  dynamicSlider,
  environmentalHeader,
  eSGReports,
  eSGReports1,
  esgReportsMain,
  esgStrategyMain,
  financialReportsMain,
  financialReportsMain1,
  hebrewButton,
  history,
  imageText,
  imageTextBlock,
  imageTextBlock2,
  investmentBlock,
  landingPage,
  leadForm,
  numbersComponent,
  numbersComponent1,
  numbersEnvironmental,
  projectButton,
  reportButtons,
  salesSlide,
  sectionAnchor,
  singleFileBlock,
  stickyButton,
  team,
  topBanner,
  topBanner2,
];
