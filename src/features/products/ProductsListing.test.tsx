import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setAnalyticsConsent } from '../../lib/analytics';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ProductsListing } from './ProductsListing';
import type { LobbyFilters } from './productFilters';

const KINDS = ['Tiles', 'Grout', 'Plaster', 'Blocks', 'Sealing', 'Gravel'];
const entry = (name: string, order = 0) => ({ name, order });
const node = (index: number): Queries.ListedProductFragment => ({
  id: String(index),
  productName: `Product ${index}`,
  path: `/en/products/${index}/`,
  shortUse: index % 2 ? 'For floors' : 'For walls',
  image: null,
  productCategory: [{ ...entry(KINDS[index % 6] ?? ''), number: null }],
  productSubCategory: [entry(index % 4 ? 'Indoors' : 'Outdoors')],
  productKeyFeatures: index % 3 ? [entry('Fast')] : [entry('Light')],
  standards: [{ name: 'SI 314' }],
});
const NODES = Array.from({ length: 24 }, (_, index) => node(index));
const show = (search = '', filters: LobbyFilters = 'all', nodes = NODES, language: 'he' | 'en' = 'en') => {
  window.history.replaceState(null, '', `/en/products/${search}`);
  return renderWithProviders(<ProductsListing nodes={nodes} filters={filters} pageTitle="Our products" />, {
    language,
  });
};
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const count = () => screen.getAllByRole('status')[0];
const bar = () => within(screen.getByRole('group', { name: 'Category' }));
const openModal = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  await screen.findByRole('dialog');
};
const addressSays = (search: string) => waitFor(() => expect(window.location.search).toBe(search));

afterEach(() => window.history.replaceState(null, '', '/'));

describe('ProductsListing', () => {
  it('shows nine products per page, and keeps the page in the address', async () => {
    show();
    expect(count()).toHaveTextContent('Products: 24');
    expect(titles()).toHaveLength(9);
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    await addressSays('?page=2');
    expect(titles()[0]).toBe('Product 9');
    await waitFor(() => expect(document.activeElement).toContainElement(count() as HTMLElement));
  });

  it('prints all results', () => {
    show();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(titles()).toHaveLength(24);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(titles()).toHaveLength(9);
  });

  it('shows five chips with their numbers, "all" among them, and the rest by "more"', async () => {
    show('?page=2');
    expect(bar().getAllByRole('button')).toHaveLength(6);
    await userEvent.click(bar().getByRole('button', { name: '2 more' }));
    expect(bar().getAllByRole('button')).toHaveLength(7);
    await userEvent.click(bar().getByRole('button', { name: 'Grout (4)' }));
    expect(count()).toHaveTextContent('Products: 4');
    await addressSays('?categories=Grout');
    await userEvent.click(bar().getByRole('button', { name: 'All Products' }));
    await addressSays('');
  });

  it('drops what the upper choices of an address exclude, and names it', async () => {
    show('?categories=Tiles&subCategories=Outdoors&subCategories=Indoors&productKeyFeatures=Fast');
    // Products 0, 6, 12 and 18 are tiles. Indoor tiles are all light, so none of them is fast.
    expect(screen.getByText(/contradict the others/)).toHaveTextContent('Fast');
    await addressSays('?categories=Tiles&subCategories=Outdoors&subCategories=Indoors');
    expect(count()).toHaveTextContent('Products: 4');
  });

  it('makes room in the dialog for an option that an upper choice excludes', async () => {
    show('?categories=Tiles');
    await openModal();
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Fast (0)' }));
    expect(dialog.getByRole('checkbox', { name: /^Tiles/ })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: /^Show results/ }));
    await addressSays('?productKeyFeatures=Fast');
  });

  it('ignores groups of an address that the lobby does not show', async () => {
    show('?categories=Tiles&subCategories=Outdoors', 'categories');
    await addressSays('?categories=Tiles');
  });

  it('keeps choices interim in the dialog, and resets dependent ones', async () => {
    show('?categories=Grout&subCategories=Indoors&productKeyFeatures=Fast');
    expect(count()).toHaveTextContent('Products: 4');
    await openModal();
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Tiles (4)' }));
    expect(dialog.getByRole('checkbox', { name: /^Indoors/ })).not.toBeChecked();
    expect(dialog.getByRole('checkbox', { name: /^Fast/ })).not.toBeChecked();
    expect(count()).toHaveTextContent('Products: 4');
    await userEvent.click(dialog.getByRole('button', { name: 'Show results (8)' }));
    await addressSays('?categories=Grout&categories=Tiles');
  });

  it.each<[LobbyFilters, string[]]>([
    ['all', ['Category', 'Sub-category', 'Key features']],
    ['categories', ['Category']],
  ])('has the filters of its company: %s', async (filters, expected) => {
    show('', filters);
    await openModal();
    const groups = within(screen.getByRole('dialog')).getAllByRole('group');
    expect(groups.flatMap((group) => group.querySelector(':scope > legend')?.textContent ?? [])).toEqual(
      expected,
    );
  });

  it('searches names, uses, categories and standards', async () => {
    show();
    const box = screen.getByRole('searchbox', { name: 'Search products' });
    await userEvent.type(box, 'grout floors');
    await waitFor(() => expect(count()).toHaveTextContent('Products: 4'));
    await addressSays('?q=grout+floors');
    await userEvent.clear(box);
    await userEvent.type(box, 'castle');
    expect(await screen.findByText('Nothing in this list matches “castle”.')).toBeVisible();
    expect(titles()).toEqual([]);
    await addressSays('?q=castle');
  });

  it('reports named events of visitors without search texts', async () => {
    setAnalyticsConsent('granted');
    window.dataLayer = [];
    show();
    await userEvent.click(bar().getByRole('button', { name: 'Grout (4)' }));
    await userEvent.type(screen.getByRole('searchbox'), 'floors{Enter}');
    await userEvent.click(await screen.findByRole('link', { name: 'Product 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    expect(window.dataLayer).toEqual([
      { event: 'filter_chosen', list: 'products', filter: 'categories' },
      { event: 'list_searched', list: 'products', results: 4 },
      { event: 'item_chosen', list: 'products', item: '/en/products/1/' },
      { event: 'filters_cleared', list: 'products' },
      { event: 'page_chosen', list: 'products', page: 2 },
    ]);
    await addressSays('?page=2');
    setAnalyticsConsent('denied');
  });

  it.each(['?page=-1', '?page=x', '?page=99', '?categories=Castles', `?categories=${'x'.repeat(10_000)}`])(
    'shows the first page for the address %.20s',
    (search) => {
      show(search);
      expect(titles()[0]).toBe('Product 0');
      expect(titles()).toHaveLength(9);
    },
  );

  it.each([
    ['he', 'אין כרגע מוצרים להצגה.'],
    ['en', 'There are no products to show right now.'],
  ] as const)('handles no products, and then has no search: %s', async (language, text) => {
    const { container } = show('', 'all', [], language);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('shows the groups of its lobby also with one value', async () => {
    const one = {
      productCategory: NODES[0]?.productCategory ?? null,
      productSubCategory: [entry('Indoors')],
    };
    show(
      '',
      'all',
      NODES.map((product) => ({ ...product, ...one })),
    );
    expect(
      bar()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['All Products', 'Tiles (24)']);
    await openModal();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('checkbox', { name: 'Indoors (24)' })).toBeVisible();
  });

  it('shows a Hebrew message without results', async () => {
    show('?categories=Tiles&q=floors', 'all', undefined, 'he');
    expect(await screen.findByText('לא נמצאו מוצרים')).toBeVisible();
    expect(screen.getByRole('button', { name: 'הצגת כל המוצרים' })).toBeVisible();
  });

  it('shows a message without results and offers a reset', async () => {
    show('?categories=Tiles&q=floors');
    expect(await screen.findByText('No products found')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all products' }));
    await addressSays('');
    expect(titles()).toHaveLength(9);
  });
});
