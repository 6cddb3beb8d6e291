// Written by npm run generate:kinds.
import { aboutKind } from './aboutKind';
import { articleKind } from './articleKind';
import { bondsKind } from './bondsKind';
import { breadcrumbOnlyKind } from './breadcrumbOnlyKind';
import { careerKind } from './careerKind';
import { communityKind } from './communityKind';
import { contactKind } from './contactKind';
import { dynamicFormKind } from './dynamicFormKind';
import { environmentalKind } from './environmentalKind';
import { esgKind } from './esgKind';
import { factoryMapKind } from './factoryMapKind';
import { faqKind } from './faqKind';
import { fileDeliveryKind } from './fileDeliveryKind';
import { financialReportsKind } from './financialReportsKind';
import { genericKind } from './genericKind';
import { historyKind } from './historyKind';
import { homeKind } from './homeKind';
import { innerJobKind } from './innerJobKind';
import { investorPresentationsKind } from './investorPresentationsKind';
import { investorRelationsKind } from './investorRelationsKind';
import { landingKind } from './landingKind';
import { magazineKind } from './magazineKind';
import { productsKind } from './productsKind';
import { projectsKind } from './projectsKind';
import { rentalApartmentsKind } from './rentalApartmentsKind';
import { sitemapKind } from './sitemapKind';
import { stocksKind } from './stocksKind';
import type { Kind } from './defineKind';

/** Every kind of page. */
export const kinds: readonly Kind[] = [
  aboutKind,
  articleKind,
  bondsKind,
  breadcrumbOnlyKind,
  careerKind,
  communityKind,
  contactKind,
  dynamicFormKind,
  environmentalKind,
  esgKind,
  factoryMapKind,
  faqKind,
  fileDeliveryKind,
  financialReportsKind,
  genericKind,
  historyKind,
  homeKind,
  innerJobKind,
  investorPresentationsKind,
  investorRelationsKind,
  landingKind,
  magazineKind,
  productsKind,
  projectsKind,
  rentalApartmentsKind,
  sitemapKind,
  stocksKind,
];
