import type { SeedPage } from '../lib/SeedPage';
import { about } from './about';
import { activities } from './activities';
import { contact } from './contact';
import { esg } from './esg';
import { home } from './home';
import { infrastructure } from './infrastructure';
import { innovation } from './innovation';
import { residence } from './residence';
import { sitemap } from './sitemap';

/** Every page of the demo content; a parent stands before its children. */
export const pages: readonly SeedPage[] = [
  home,
  about,
  activities,
  infrastructure,
  innovation,
  residence,
  esg,
  contact,
  sitemap,
];
