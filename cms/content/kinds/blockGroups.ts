import type { ContentBlock } from '../blocks/defineBlock';
import { activeArms } from '../blocks/activeArms';
import { certificates } from '../blocks/certificates';
import { contactBoxes } from '../blocks/contactBoxes';
import { contactForm } from '../blocks/contactForm';
import { contactHeader } from '../blocks/contactHeader';
import { contentText } from '../blocks/contentText';
import { dynamicSlider } from '../blocks/dynamicSlider';
import { hebrewButton } from '../blocks/hebrewButton';
import { history } from '../blocks/history';
import { imageText } from '../blocks/imageText';
import { imageTextBlock } from '../blocks/imageTextBlock';
import { leadForm } from '../blocks/leadForm';
import { numbersComponent } from '../blocks/numbersComponent';
import { numbersComponent1 } from '../blocks/numbersComponent1';
import { projectButton } from '../blocks/projectButton';
import { sectionAnchor } from '../blocks/sectionAnchor';
import { stickyButton } from '../blocks/stickyButton';
import { team } from '../blocks/team';
import { topBanner } from '../blocks/topBanner';

type BlockGroup = readonly ContentBlock[];

/** Blocks that introduce a page. */
export const introBlocks: BlockGroup = [contentText, topBanner];

/** Blocks that tell a story in text, pictures and numbers. */
export const storyBlocks: BlockGroup = [contentText, imageText, imageTextBlock, numbersComponent];

export const contactBlocks: BlockGroup = [contactBoxes, contactForm, contactHeader];

/** Blocks that can surround a list of projects, products or apartments. */
export const listingBlocks: BlockGroup = [...introBlocks, ...contactBlocks, leadForm];

/** Blocks that present the group or one of its companies. */
export const corporateBlocks: BlockGroup = [
  ...introBlocks,
  ...storyBlocks,
  activeArms,
  certificates,
  contactBoxes,
  contactHeader,
  dynamicSlider,
  hebrewButton,
  history,
  numbersComponent1,
  projectButton,
  sectionAnchor,
  stickyButton,
  team,
];
