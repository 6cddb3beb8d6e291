import { expect, expectAccessible, expectNoSidewaysScroll, scrollThrough, test } from '../support/test';
import { expectToFitEveryWidth } from '../support/widths';

/** Pages of every kind and layout, in both languages. */
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

/** Pages that search engines are asked to leave out. */
const HIDDEN = new Set(['/activities/innovation/']);

const LANGUAGES = [
  { prefix: '', lang: 'he', dir: 'rtl' },
  { prefix: '/en', lang: 'en', dir: 'ltr' },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { prefix, lang, dir } of LANGUAGES) {
  for (const path of PAGES) {
    test(`${prefix}${path} reads well and is accessible`, async ({ page }, { project }) => {
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
      await expectAccessible(page);
      // One visit tries all widths: the phone's would find the same.
      if (project.name === 'reading') await expectToFitEveryWidth(page);
    });
  }
}
