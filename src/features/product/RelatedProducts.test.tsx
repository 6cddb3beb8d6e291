import { screen, within } from '@testing-library/react';
import type { Language } from '../../i18n/languages';
import { mockIntersection } from '../../testing/mockIntersection';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { RelatedProducts } from './RelatedProducts';

const card = (number: number) => ({
  id: `soft-${number}`,
  path: `/products/soft-${number}/`,
  productName: `Soft ${number}`,
  shortUse: `For wall ${number}`,
  image: null,
});

function show(count: number, language: Language = 'en', title: string | null = null) {
  mockIntersection();
  const product = {
    relatedProducts: { title, subTitle: null },
    related: Array.from({ length: count }, (_, index) => card(index + 1)),
  };
  return renderWithProviders(<RelatedProducts product={product} allPath="/products/" />, { language });
}

/**
 * Returns the slide width for each media query of the style sheets. The key of the width without a media query is the
 * empty string.
 */
function slideWidths(row: Element | null): Record<string, string> {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const widths: Record<string, string> = {};
  const read = (rule: CSSRule, condition: string) => {
    if (rule instanceof CSSStyleRule) {
      const width = rule.style.getPropertyValue('--carousel-slide');
      if (width && row?.matches(rule.selectorText)) widths[condition] = width;
    } else if (rule instanceof CSSMediaRule) {
      for (const inner of rule.cssRules) read(inner, rule.conditionText);
    }
  };
  for (const rule of rules) read(rule, '');
  return widths;
}

it('shows four products on desktop, and part of the next one below', () => {
  const { container } = show(6);
  expect(screen.getAllByRole('article')).toHaveLength(6);
  expect(slideWidths(container.querySelector('.swiper'))).toEqual({
    '': 'calc((100% - 0.19999999999999996 * var(--carousel-gap)) / 1.2)',
    '(min-width: 48em)': 'calc((100% - 1.2000000000000002 * var(--carousel-gap)) / 2.2)',
    '(min-width: 65em)': 'calc((100% - 3 * var(--carousel-gap)) / 4)',
  });
});

it.each([
  ['he', 'מוצרים נוספים', 'לכל המוצרים'],
  ['en', 'Related products', 'All products'],
] as const)('names each product, and leads to it and to all of them: %s', (language, title, all) => {
  show(4, language);
  const group = within(screen.getByRole('group', { name: title }));
  const links = group.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([1, 2, 3, 4].map((number) => [`Soft ${number}`, `/products/soft-${number}/`]));
  expect(screen.getByRole('link', { name: all })).toHaveAttribute('href', '/products/');
});

it("has the editor's title", () => {
  show(1, 'en', 'Goes well with');
  expect(screen.getByRole('heading', { level: 2, name: 'Goes well with' })).toBeVisible();
});

it('renders nothing without products', () => {
  const { container } = show(0);
  expect(container).toBeEmptyDOMElement();
});
