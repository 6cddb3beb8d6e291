import type { Target } from '../journeys/visitor/Target';
import type { Visitor } from '../journeys/visitor/Visitor';
import { waitFor } from '../journeys/visitor/waitFor';

export type Width = 'desktop' | 'phone';

/** Describes how a visitor opens and finds a dialog, menu, carousel or map. */
export interface Overlay {
  path: string;
  /** Opens the overlay. Carousels and maps do not need this. */
  open?: (visitor: Visitor, width: Width) => Promise<void>;
  target: (visitor: Visitor) => Target;
  /** Set if the overlay exists only at this width. */
  only?: Width;
}

/** An overlay that the test leaves out, with the reason. */
export interface LeftOut {
  because: string;
}

const RENT = '/en/projects/boulevard-12/';
const ENTITLED = '/en/projects/pomegranate-quarter/';
const MARKETED = '/en/projects/hamesila-quarter/';

const dialog = (visitor: Visitor): Target => visitor.css('dialog[open]');
const named = (name: string) => (visitor: Visitor) => visitor.role('group', name);
const press = (name: RegExp | string) => (visitor: Visitor) => visitor.role('button', name).first().click();
const pressIn = (section: string, name: RegExp | string) => (visitor: Visitor) =>
  visitor.css(section).role('button', name).first().click();
const openMenu = press('Open menu');
const MAP_MS = 20_000;

/**
 * Scrolls repeatedly until the map has loaded. A map loads only in the viewport, and content above it may load later
 * and push it out.
 */
const scrollToMapIn =
  (place: string, block: ScrollLogicalPosition) =>
  (visitor: Visitor): Promise<void> =>
    waitFor(
      'the map loads',
      async () =>
        (await visitor.evaluate(
          `document.querySelector('${place}').scrollIntoView({ block: '${block}' }),
          document.querySelector('main [role="group"] button[aria-label="Zoom in"]') !== null`,
        )) === true,
      MAP_MS,
    );
const scrollToMap = scrollToMapIn('#map', 'start');
const scrollToZoom = scrollToMapIn('main', 'end');
const map = (visitor: Visitor): Target => visitor.role('group', /^Map:/);
const zoomable = (visitor: Visitor): Target =>
  visitor.css('main [role="group"]:has(button[aria-label="Zoom in"])');

/**
 * All source files that render a dialog, select menu, carousel or map. `contracts/overlays.test.ts` fails if a file is
 * missing here.
 */
export const overlays: Readonly<Record<string, LeftOut | Overlay>> = {
  'blocks/activeArms/ActiveArms': { path: '/en/about/', target: named('Our companies') },
  'blocks/certificates/Certificates': { path: '/en/about/', target: (visitor) => visitor.css('.swiper') },
  'blocks/contactBoxes/ContactBoxes': { path: '/en/contact/', open: scrollToZoom, target: zoomable },
  'blocks/dynamicSlider/DynamicSlider': {
    path: '/en/activities/properties/',
    target: named('A look inside'),
  },
  'blocks/esgStrategyMain/EsgStrategyMain': { path: '/en/esg/', target: named('Environment') },
  'blocks/immediateReports/ImmediateReports': {
    path: '/en/investors-relations/',
    target: named('Immediate reports'),
  },
  'blocks/team/Team': { path: '/en/about/', target: named('Our leadership') },
  'components/LazyPart/lazyDialog': {
    because: 'it is the Modal of the others, shown where the code of a dialog cannot be loaded',
  },
  'components/Lightbox/Lightbox': {
    path: MARKETED,
    open: press(/pictures/i),
    target: dialog,
  },
  'components/filters/FiltersModal': {
    path: '/en/projects/',
    open: pressIn('#projects', 'Filters'),
    target: dialog,
  },
  'features/apartments/filters/ApartmentFilterFields': {
    path: RENT,
    open: async (visitor) => {
      await pressIn('#apartments', 'Filters')(visitor);
      await dialog(visitor).role('combobox').first().click();
    },
    target: (visitor) => dialog(visitor).role('listbox'),
  },
  'features/apartments/shortlist/Comparison': {
    path: RENT,
    open: async (visitor) => {
      for (const home of ['Building A 22', 'Building A 1'])
        await pressIn('#apartments', `Keep on the shortlist: ${home}`)(visitor);
      await press(/^Compare/)(visitor);
    },
    target: dialog,
  },
  'features/apartments/drawer/HomeDrawer': { path: `${RENT}?home=SHDERA-12-A12`, target: dialog },
  'features/apartments/drawer/homeDrawerTabs': {
    path: `${RENT}?home=SHDERA-12-A12`,
    open: async (visitor) => dialog(visitor).role('tab', 'Location').click(),
    target: (visitor) => dialog(visitor).role('group', /^Map:/),
  },
  'features/careers/ApplicationDialogs': { because: 'journeys/applyForJob opens it in each engine' },
  'features/documents/DownloadDialog': {
    because: 'it opens after a download, which starts outside of the page',
  },
  'features/dynamicForm/DynamicFormResult': {
    because: 'it opens after a submission; it is the Modal of the others',
  },
  'features/factories/FactoryMap': {
    path: '/en/activities/industries/factories/',
    target: zoomable,
    only: 'desktop',
  },
  'features/lead/LeadDrawer': {
    path: MARKETED,
    open: async (visitor) => {
      await visitor.css('[data-sticky-contact]').role('button').first().click();
      await dialog(visitor).role('button', 'Leave details').click();
    },
    target: (visitor) => visitor.role('dialog', 'Leave details'),
  },
  'features/lead/LeadModal': { path: MARKETED, open: press('Leave details'), target: dialog },
  'features/payment/PaymentDrawer': {
    path: '/en/activities/properties/reserve/',
    // Use this apartment, because the journeys reserve the other ones. Their buttons disappear when the service
    // responds.
    open: press(/^Reserve this apartment – Corner apartment/),
    target: dialog,
  },
  'features/product/ProductHeader': { because: 'no product of the demo content has several pictures' },
  'features/product/RelatedProducts': {
    path: '/en/products/adhesive-stone/',
    target: (visitor) => visitor.css('main .swiper'),
  },
  'features/project/ProjectContracts': { path: ENTITLED, target: named('Contract documents') },
  'features/project/ProjectMap': { path: MARKETED, open: scrollToMap, target: map },
  'features/project/RelatedProjects': { path: ENTITLED, target: named('More projects') },
  'features/project/StickyContact': {
    path: MARKETED,
    open: async (visitor) => visitor.css('[data-sticky-contact]').role('button').first().click(),
    target: dialog,
  },
  'features/projects/ProjectsMap': {
    path: '/en/projects/?map=1',
    open: scrollToMapIn('#projects', 'start'),
    target: named('The projects on a map'),
  },
  'features/rentalProject/RentalMap': { path: RENT, open: scrollToMap, target: map },
  'features/rentalProject/Reviews': { path: RENT, target: named('What the neighbours say') },
  'features/rentalProject/Visualization': { path: RENT, target: named('Two buildings, one courtyard') },
  'features/search/SearchDialog': {
    path: '/en/about/',
    open: async (visitor, width) => {
      if (width === 'phone') await openMenu(visitor);
      const place = width === 'phone' ? dialog(visitor) : visitor.role('banner');
      await place.role('button', 'Search').click();
    },
    target: (visitor) => visitor.role('dialog', 'Search'),
  },
  'slices/Header/MobileMenu': { path: '/en/', open: openMenu, target: dialog, only: 'phone' },
};
