import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import type { Language } from '../../i18n/languages';
import { setAnalyticsConsent } from '../../lib/analytics';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { picture, urlLink } from '../../testing/fixtures';
import { mockIntersection } from '../../testing/mockIntersection';
import { renderWithProviders } from '../../testing/renderWithProviders';
import ProductPage from './ProductPage';

type Props = ComponentProps<typeof ProductPage>;
type Product = NonNullable<Queries.ProductPageQuery['product']>;

const html = (text: string) => ({ html: `<p>${text}</p>` });

/** A product with no content except its name. */
const minimal: Product = {
  locale: 'en',
  documentId: '7',
  path: '/en/products/soft-10/',
  productName: 'Soft 10',
  shortUse: null,
  pageTitle: null,
  legalDisclaimer: null,
  alternates: [],
  company: null,
  productCategory: null,
  dataTable: null,
  parentPage: null,
  seo: null,
  shared: null,
  mainBanner: null,
  productSubCategory: null,
  productDescription: null,
  image: null,
  leading: null,
  productKeyFeatures: null,
  additionalDetails: null,
  standards: null,
  technicalSpec: null,
  prodocutProperties: null,
  ingredients: null,
  usageInstructions: null,
  advantages: null,
  safetyGuidelines: null,
  technicalDocuments: null,
  relatedProducts: null,
  related: [],
};

const file = { url: '/sheet.pdf', filename: 'sheet.pdf', filesize: 9000 };

const complete: Product = {
  ...minimal,
  productCategory: [{ name: 'Plasters' }],
  productSubCategory: [{ name: 'Indoors' }],
  productDescription: html('It dries while one eats'),
  image: [{ id: 'bag', ...picture('A bag of Soft 10') }],
  productKeyFeatures: [{ id: 'quick', text: 'Dries fast', icon: picture('') }],
  additionalDetails: [{ id: 'store', title: 'Storage', text: html('In a dry place') }],
  standards: [
    { id: 'si', name: 'SI 1920', icon: picture(''), standardsFile: file },
    { id: 'en', name: 'EN 998', icon: picture(''), standardsFile: null },
  ],
  technicalSpec: { ...urlLink('Data sheet', '/sheet.pdf'), file: null },
  prodocutProperties: html('Soft'),
  dataTable: [{ id: 'a', title: 'Thickness', value: '10 mm' }],
  ingredients: { html: '' },
  usageInstructions: html('Wet the wall'),
  technicalDocuments: [{ id: 'sheet', alt: 'The sheet', ...file }],
  relatedProducts: { title: 'Goes well with', subTitle: null },
  related: [
    { id: 'soft-20', path: '/en/products/soft-20/', productName: 'Soft 20', shortUse: null, image: null },
  ],
  legalDisclaimer: html('Figures of a laboratory'),
};

function show(product: Product, language: Language = 'en') {
  mockIntersection();
  // The other props are omitted, because the page uses only its data.
  const data = { product, site: null, locales: null };
  return renderWithProviders(<ProductPage {...({ data } as unknown as Props)} />, { language });
}

describe('ProductPage', () => {
  it('has its parts in the order of the specification', () => {
    show(complete);
    const words = screen.getByRole('main').textContent ?? '';
    const parts = [
      'Soft 10',
      'Plasters · Indoors',
      'Share',
      'It dries while one eats',
      'Key features',
      'Dries fast',
      'Storage',
      'Standards',
      'Data sheet',
      'Product properties',
      'Technical data',
      'Instructions for use',
      'Technical documents',
      'Goes well with',
      'All products',
      'Ask about the product',
      'Figures of a laboratory',
    ];
    const places = parts.map((part, index) =>
      words.indexOf(part, index === 0 ? 0 : words.indexOf(parts[index - 1] ?? '')),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('leaves out empty panels and opens one at a time', async () => {
    show(complete);
    expect(screen.queryByRole('button', { name: 'Composition' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Technical data' }));
    await userEvent.click(screen.getByRole('button', { name: 'Instructions for use' }));
    expect(screen.getAllByRole('button', { expanded: true })).toEqual([
      screen.getByRole('button', { name: 'Instructions for use' }),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Instructions for use' }));
    expect(screen.queryByRole('button', { expanded: true })).not.toBeInTheDocument();
  });

  it("links to a standard's document, the data sheet and all products", () => {
    show(complete);
    expect(screen.getByRole('link', { name: /SI 1920/ })).toHaveAttribute(
      'href',
      expect.stringContaining('sheet.pdf'),
    );
    expect(screen.queryByRole('link', { name: /EN 998/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Data sheet/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/en/products/');
    expect(screen.getByRole('link', { name: 'Soft 20' })).toHaveAttribute('href', '/en/products/soft-20/');
  });

  it.each([
    ['he', ['דף נתונים', 'Sheet', 'Catalogue']],
    ['en', ['Sheet', 'דף נתונים', 'Catalogue']],
  ] as const)('has its documents in the language of the page first: %s', (language, shown) => {
    const technicalDocuments = [
      { id: 'he', alt: 'דף נתונים', ...file, filename: 'sheet-he.pdf' },
      { id: 'en', alt: 'Sheet', ...file, filename: 'sheet-en.pdf' },
      { id: 'all', alt: 'Catalogue', ...file, filename: 'catalogue.pdf' },
    ];
    const { container } = show({ ...minimal, technicalDocuments }, language);
    const links = [...container.querySelectorAll('a[target="_blank"] > span:first-of-type')];
    expect(links.map(({ textContent }) => textContent)).toEqual(shown);
  });

  it.each([
    ['he', 'נפתח'],
    ['en', 'opens in a new tab'],
  ] as const)('describes its specification and where it opens: %s', (language, where) => {
    const technicalSpec = { ...urlLink('The specification', ''), kind: 'file' as const, file };
    show({ ...minimal, technicalSpec }, language);
    const link = screen.getByRole('link', { name: /^The specification/ });
    expect(link).toHaveAttribute('href', '/sheet.pdf');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleName(new RegExp(`PDF · \\u2066?9\\s.*${where}`));
  });

  it('shows standards in full width without additional details', () => {
    const { standards } = complete;
    const widths = (product: Product) => {
      const { unmount } = show(product);
      const list = screen.getByText('EN 998').closest('ul');
      const column = list?.parentElement;
      const shown = {
        columns: column?.parentElement?.children.length,
        list: list && getComputedStyle(list).display,
      };
      unmount();
      return shown;
    };
    expect(widths({ ...minimal, standards, technicalSpec: complete.technicalSpec })).toEqual({
      columns: 1,
      list: 'grid',
    });
    expect(widths(complete)).toEqual({ columns: 2, list: 'flex' });
  });

  it('reports presses to analytics', async () => {
    setAnalyticsConsent('granted');
    window.dataLayer = [];
    // `userEvent.setup` provides a clipboard, which jsdom lacks.
    const user = userEvent.setup();
    show(complete);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await user.click(screen.getByRole('link', { name: /^Data sheet/ }));
    await user.click(screen.getByRole('button', { name: 'Technical documents' }));
    await user.click(screen.getByRole('link', { name: /^The sheet/ }));
    await user.click(screen.getByRole('button', { name: 'Technical documents' }));
    await user.click(screen.getByRole('link', { name: 'Soft 20' }));
    await user.click(screen.getByRole('link', { name: 'All products' }));
    expect(window.dataLayer).toEqual([
      { event: 'button_pressed', place: 'product', button: 'share' },
      { event: 'button_pressed', place: 'product', button: 'specification' },
      { event: 'panel_opened', place: 'product', panel: 'documents' },
      { event: 'button_pressed', place: 'product', button: 'document' },
      { event: 'item_chosen', list: 'products', item: '/en/products/soft-20/' },
      { event: 'button_pressed', place: 'product', button: 'allProducts' },
    ]);
    setAnalyticsConsent('denied');
  });

  it.each(['he', 'en'] as const)('is accessible with all content: %s', async (language) => {
    const { container } = show(complete, language);
    await expectNoAxeViolations(container);
  });

  it.each(['he', 'en'] as const)('needs only a name: %s', async (language) => {
    const { container } = show(minimal, language);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Soft 10');
    expect(screen.queryByRole('link', { name: 'All products' })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });
});
