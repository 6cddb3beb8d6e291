import { expect, expectAccessible, expectNoSidewaysScroll, scrollThrough, test } from '../support/test';
import { expectVisibleFocus } from '../support/focusRing';
import { expectToFitEveryWidth } from '../support/widths';

/** Pages of every template and layout. */
const PAGES = [
  '/',
  '/about/',
  '/activities/',
  '/activities/infrastructure/',
  '/activities/innovation/',
  '/activities/industries/',
  '/activities/industries/factories/',
  '/activities/industries/the-way-of-concrete/',
  '/activities/industries/product-enquiry/',
  '/activities/properties/',
  '/activities/properties/reserve/',
  '/homes-by-even-derech/',
  '/homes-by-even-derech/entitled-buyers/',
  '/homes-by-even-derech/report/',
  '/homes-by-even-derech/documents/',
  '/projects/',
  '/projects/boulevard-12/',
  '/projects/hamesila-quarter/',
  '/projects/rehovot-boulevard/',
  '/rental-apartments/',
  '/products/',
  '/products/quarries/',
  '/products/mix-b30/',
  '/esg/',
  '/esg/environment/',
  '/esg/community/',
  '/faq/',
  '/homes-by-even-derech/by-the-sea/',
  '/magazine/',
  '/magazine/the-street-comes-first/',
  '/magazine/the-room-nobody-names/',
  '/investors-relations/',
  '/investors-relations/financial-reports/',
  '/investors-relations/presentations/',
  '/investors-relations/stocks/',
  '/investors-relations/bonds/',
  '/career/',
  '/career/10482/',
  '/contact/',
  '/contact/suppliers/',
  '/accessibility/',
  '/sitemap/',
];

/** Pages that must be hidden from search engines. */
const HIDDEN = new Set(['/activities/innovation/']);

/** Pages that are also tested on a phone with touch, one per template. All pages are checked for overflow. */
const PHONE = new Set([
  '/',
  '/projects/',
  '/projects/boulevard-12/',
  '/en/projects/hamesila-quarter/',
  '/rental-apartments/',
  '/products/mix-b30/',
  '/magazine/the-street-comes-first/',
  '/investors-relations/stocks/',
  '/career/',
  '/en/contact/',
]);

/** Pages that are also tested in English, one per layout. */
const ENGLISH = [
  '/',
  '/activities/',
  '/activities/innovation/',
  '/activities/industries/factories/',
  '/activities/properties/reserve/',
  '/homes-by-even-derech/',
  '/homes-by-even-derech/report/',
  '/homes-by-even-derech/documents/',
  '/projects/',
  '/projects/boulevard-12/',
  '/projects/hamesila-quarter/',
  '/rental-apartments/',
  '/products/mix-b30/',
  '/esg/',
  '/faq/',
  '/magazine/',
  '/magazine/the-street-comes-first/',
  '/investors-relations/',
  '/investors-relations/financial-reports/',
  '/investors-relations/stocks/',
  '/career/10482/',
  '/contact/',
  '/sitemap/',
];

const LANGUAGES = [
  { prefix: '', lang: 'he', dir: 'rtl', pages: PAGES },
  { prefix: '/en', lang: 'en', dir: 'ltr', pages: ENGLISH },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { prefix, lang, dir, pages } of LANGUAGES) {
  for (const path of pages) {
    const tag = PHONE.has(`${prefix}${path}`) ? '@phone' : [];
    test(`${prefix}${path} is complete and accessible`, { tag }, async ({ page }, { project }) => {
      await page.goto(`${prefix}${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page).toHaveTitle(/.+/);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.+/);
      if (HIDDEN.has(path)) {
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      } else {
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          new RegExp(`${prefix}${path}$`),
        );
        await expect(page.locator('link[rel="alternate"][hreflang="x-default"]')).toHaveAttribute(
          'href',
          new RegExp(`${path}$`),
        );
      }
      await scrollThrough(page);
      await expectNoSidewaysScroll(page);
      expect(await page.evaluate(faultsOfStructure), 'faults of structure').toEqual([]);
      if (project.name === 'reading') {
        await expectVisibleFocus(page);
        await expectToFitEveryWidth(page);
        // Both languages use the same components. So one language is tested at the width of a desktop, and the other at
        // that of a phone.
        if (lang === 'en') await page.setViewportSize({ width: 390, height: 844 });
      }
      await expectAccessible(page);
    });
  }
}

/**
 * Runs in the browser and returns faults of the document's structure (WCAG 1.3.1, 2.4.4). Each section must have a
 * heading, and no heading level may be skipped. Only links to the page itself may be marked as current. Links with the
 * same name must lead to the same page.
 */
function faultsOfStructure(): string[] {
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden="true"]');
  const sections = [...document.querySelectorAll('section')].filter(
    (section) => !section.querySelector('h1, h2, h3, h4, h5, h6'),
  );
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(shown);
  const levelOf = (heading: Element | undefined) => Number(heading?.tagName.slice(1) ?? 0);
  const skipping = headings.filter((heading, index) => levelOf(heading) > levelOf(headings[index - 1]) + 1);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const current = links.filter(
    (link) => link.matches('[aria-current="page"]') && link.pathname !== location.pathname,
  );
  const nameOf = (link: Element) => {
    const ids = link.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const parts = ids.map((id) => document.getElementById(id)?.textContent ?? '');
    return (parts.join(' ') || (link.getAttribute('aria-label') ?? link.textContent)).trim();
  };
  const places = new Map<string, string>();
  const ambiguous = links.filter((link) => {
    const withinPage = link.pathname === location.pathname && link.hash;
    if (withinPage || link.protocol === 'tel:' || !nameOf(link) || !shown(link)) return false;
    const place = link.origin + link.pathname;
    const first = places.get(nameOf(link));
    if (first === undefined) places.set(nameOf(link), place);
    return first !== undefined && first !== place;
  });
  return [...sections, ...skipping, ...current, ...ambiguous].map(({ outerHTML }) => outerHTML.slice(0, 120));
}
