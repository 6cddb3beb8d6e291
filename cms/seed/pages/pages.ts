import type { SeedPage } from '../lib/SeedPage';
import { about } from './about';
import { activities } from './activities';
import { career } from './career';
import { community } from './community';
import { concreteWay } from './concreteWay';
import { contact } from './contact';
import { documents } from './documents';
import { environment } from './environment';
import { esg } from './esg';
import { factoriesPage } from './factories';
import { faq } from './faq';
import { financialReports } from './financialReports';
import { home } from './home';
import { innerJob } from './innerJob';
import { homeReport } from './homeReport';
import { eligibility, productEnquiry } from './leads';
import { industries } from './industries';
import { infrastructure } from './infrastructure';
import { innovation } from './innovation';
import { investorPresentations } from './investorPresentations';
import { bonds } from './bonds';
import { investors } from './investors';
import { stocks } from './stocks';
import { buildingArticles } from './magazine/buildingArticles';
import { cityArticles } from './magazine/cityArticles';
import { homeArticles } from './magazine/homeArticles';
import { magazine } from './magazine/magazine';
import { peopleArticles } from './magazine/peopleArticles';
import { accessibility } from './legal/accessibility';
import { privacy } from './legal/privacy';
import { terms } from './legal/terms';
import { landing } from './landing';
import { properties } from './properties';
import { reservation } from './reservation';
import { residence } from './residence';
import { listingPages } from './listings';
import { suppliers } from './suppliers';
import { sitemap } from './sitemap';

/** All pages of the demo content. Parents come before their children. */
export const pages: readonly SeedPage[] = [
  home,
  about,
  activities,
  infrastructure,
  industries,
  factoriesPage,
  concreteWay,
  productEnquiry,
  properties,
  reservation,
  innovation,
  residence,
  documents,
  homeReport,
  eligibility,
  landing,
  ...listingPages,
  esg,
  environment,
  community,
  faq,
  investors,
  financialReports,
  investorPresentations,
  stocks,
  bonds,
  magazine,
  ...cityArticles,
  ...homeArticles,
  ...buildingArticles,
  ...peopleArticles,
  career,
  innerJob,
  contact,
  suppliers,
  privacy,
  terms,
  accessibility,
  sitemap,
];
