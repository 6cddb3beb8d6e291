import { landingPage } from '../blocks/landingPage';
import { defineKind } from './defineKind';

export const landingKind = defineKind({
  name: 'landing',
  label: { he: 'דף נחיתה', en: 'Landing page' },
  blocks: [landingPage],
});
