import { renderToStaticMarkup } from 'react-dom/server';
import type { ComponentProps } from 'react';
import { Seo } from './Seo';

type Page = NonNullable<ComponentProps<typeof Seo>['page']>;
type Site = NonNullable<ComponentProps<typeof Seo>['site']>;

const ORIGIN = 'https://even-derech.example';
const picture = (src: string) => ({ alt: 'A tower', resize: { src, width: 1200, height: 630 } });

const page: Page = {
  locale: 'en',
  title: 'About',
  path: '/en/about/',
  alternates: [
    { locale: 'he', path: '/odot/' },
    { locale: 'en', path: '/en/about/' },
  ],
  seo: { metaTitle: null, metaDescription: 'Who we are', noIndex: null, ogImage: null },
  breadcrumbs: [{ title: 'About', titleBreadcrumbs: null, path: '/en/about/' }],
};

const site: Site = {
  siteName: 'Even Derech Group',
  description: 'We build',
  defaultOgImage: picture('/_gatsby/image/default.jpg'),
};

const organization: ComponentProps<typeof Seo>['organization'] = {
  siteName: 'Even Derech Group',
  description: 'We build',
  email: null,
  phone: null,
  address: null,
  socialLinks: [],
};

/** Renders the head elements into a document, so that tests can query them with selectors. */
function head(
  changes: Partial<Page> = {},
  settings: Site | null = site,
  rest: Pick<ComponentProps<typeof Seo>, 'organization'> = {},
) {
  const markup = renderToStaticMarkup(<Seo page={{ ...page, ...changes }} site={settings} {...rest} />);
  const root = new DOMParser().parseFromString(markup, 'text/html');
  const values = (selector: string, attribute = 'content') =>
    [...root.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
  return { markup, root, values };
}

const structuredData = (root: Document) =>
  [...root.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>,
  );

describe('Seo', () => {
  it.each([
    ['he', 'rtl'],
    ['en', 'ltr'],
  ])('sets the language and direction of a page in %s', (locale, dir) => {
    expect(head({ locale }).markup).toContain(`<html lang="${locale}" dir="${dir}">`);
  });

  it('has title, description and canonical address', () => {
    const { root, values } = head();
    expect(root.title).toBe('About | Even Derech Group');
    expect(values('meta[name=description]')).toEqual(['Who we are']);
    expect(values('link[rel=canonical]', 'href')).toEqual([`${ORIGIN}/en/about/`]);
  });

  it('names every language version, with Hebrew as the default', () => {
    const { root } = head();
    const twins = [...root.querySelectorAll<HTMLLinkElement>('link[rel=alternate]')].map(
      ({ hreflang, href }) => [hreflang, href],
    );
    expect(twins).toEqual([
      ['he', `${ORIGIN}/odot/`],
      ['en', `${ORIGIN}/en/about/`],
      ['x-default', `${ORIGIN}/odot/`],
    ]);
  });

  it('uses the only language as the default', () => {
    const { values } = head({ alternates: [{ locale: 'en', path: '/en/about/' }] });
    expect(values('link[hreflang=x-default]', 'href')).toEqual([`${ORIGIN}/en/about/`]);
    expect(values('meta[property="og:locale:alternate"]')).toEqual([]);
  });

  it("prefers the editors' title and picture", () => {
    const seo = {
      metaTitle: 'Our people',
      metaDescription: null,
      noIndex: false,
      ogImage: picture('/_gatsby/image/own.jpg'),
    };
    const { root, values } = head({ seo });
    expect(root.title).toBe('Our people | Even Derech Group');
    expect(values('meta[name=description]')).toEqual(['We build']);
    expect(values('meta[property="og:image"], meta[name="twitter:image"]')).toEqual(
      Array.from({ length: 2 }, () => `${ORIGIN}/_gatsby/image/own.jpg`),
    );
    expect(values('meta[property="og:locale"]')).toEqual(['en_US']);
    expect(values('meta[property="og:locale:alternate"]')).toEqual(['he_IL']);
  });

  it("falls back to the site's sharing picture, or to none", () => {
    expect(head().values('meta[property="og:image"]')).toEqual([`${ORIGIN}/_gatsby/image/default.jpg`]);
    const { values } = head({}, { ...site, defaultOgImage: null });
    expect(values('meta[property="og:image"]')).toEqual([]);
    expect(values('meta[name="twitter:card"]')).toEqual(['summary']);
  });

  it('with noindex names neither canonical address nor language versions', () => {
    const { values } = head({
      seo: { metaTitle: null, metaDescription: null, noIndex: true, ogImage: null },
    });
    expect(values('meta[name=robots]')).toEqual(['noindex']);
    expect(values('link[rel=canonical], link[rel=alternate]', 'href')).toEqual([]);
  });

  it.each([
    ['a page', {}, ['BreadcrumbList']],
    ['a page that describes the group', { organization }, ['Organization', 'BreadcrumbList']],
  ])('%s has these structured data', (_name, rest, types) => {
    const { root } = head({}, site, rest);
    expect(structuredData(root).map((data) => data['@type'])).toEqual(types);
  });

  it('escapes structured data, so that no text can close the script', () => {
    const { root } = head({
      breadcrumbs: [{ title: '</script><b>', titleBreadcrumbs: null, path: '/en/about/' }],
    });
    expect(JSON.stringify(structuredData(root))).toContain('</script><b>');
    expect(root.querySelector('b')).toBeNull();
  });

  it('strips characters that XML forbids from structured data', () => {
    const { root } = head({
      breadcrumbs: [{ title: 'A\u000bbout\ud800', titleBreadcrumbs: null, path: '/en/about/' }],
    });
    const texts = [...root.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent,
    );
    expect(texts.join()).toContain('"About"');
    expect(texts.join()).not.toMatch(/\\u000b|\\ud800/);
  });

  it.each([
    ['he', '/manifest.webmanifest'],
    ['en', '/en/manifest.webmanifest'],
  ])('names the web manifest of a page in %s', (locale, path) => {
    expect(head({ locale }).values('link[rel=manifest]', 'href')).toEqual([path]);
  });

  it('is a website, or an article with its days and section', () => {
    expect(head().values('meta[property="og:type"]')).toEqual(['website']);
    const article = { published: '2026-11-05', modified: '2026-11-06T08:00:00.000Z', section: 'City' };
    const markup = renderToStaticMarkup(<Seo page={page} site={site} article={article} />);
    const root = new DOMParser().parseFromString(markup, 'text/html');
    const tags = [...root.querySelectorAll('meta[property^="article:"], meta[property="og:type"]')].map(
      (tag) => [tag.getAttribute('property'), tag.getAttribute('content')],
    );
    expect(tags).toEqual([
      ['og:type', 'article'],
      ['article:published_time', '2026-11-05'],
      ['article:modified_time', '2026-11-06T08:00:00.000Z'],
      ['article:section', 'City'],
    ]);
  });

  it('works without settings', () => {
    const { root } = head({}, null);
    expect(root.title).toBe('About');
  });
});
