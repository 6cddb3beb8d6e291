import { activeArms } from '../blocks/activeArms';
import { certificates } from '../blocks/certificates';
import { contactBoxes } from '../blocks/contactBoxes';
import { contactHeader } from '../blocks/contactHeader';
import { contentText } from '../blocks/contentText';
import { dynamicSlider } from '../blocks/dynamicSlider';
import { hebrewButton } from '../blocks/hebrewButton';
import { history } from '../blocks/history';
import { imageText } from '../blocks/imageText';
import { imageTextBlock } from '../blocks/imageTextBlock';
import { numbersComponent } from '../blocks/numbersComponent';
import { numbersComponent1 } from '../blocks/numbersComponent1';
import { projectButton } from '../blocks/projectButton';
import { sectionAnchor } from '../blocks/sectionAnchor';
import { stickyButton } from '../blocks/stickyButton';
import { team } from '../blocks/team';
import { topBanner } from '../blocks/topBanner';
import { defineKind } from './defineKind';

export const homeKind = defineKind({
  name: 'home',
  label: { he: 'דף הבית', en: 'Home page' },
  blocks: [
    activeArms,
    certificates,
    contactBoxes,
    contactHeader,
    contentText,
    dynamicSlider,
    hebrewButton,
    history,
    imageText,
    imageTextBlock,
    numbersComponent,
    numbersComponent1,
    projectButton,
    sectionAnchor,
    stickyButton,
    team,
    topBanner,
  ],
});
