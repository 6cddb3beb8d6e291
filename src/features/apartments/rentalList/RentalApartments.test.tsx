import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { TranslationProvider } from '../../../i18n/TranslationProvider';
import { setAnalyticsConsent } from '../../../lib/analytics';
import { expectNoAxeViolations } from '../../../testing/expectNoAxeViolations';
import { mockApi } from '../../../testing/mockApi';
import { mockIntersection } from '../../../testing/mockIntersection';
import { readLocales } from '../../../testing/readLocales';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { homeNode } from '../testing/homeFixture';
import { RentalApartments } from './RentalApartments';

const CITIES = ['Haifa', 'Lod', 'Arad'];
const NODES = Array.from({ length: 20 }, (_, index) =>
  homeNode(`B${index}`, {
    city: CITIES[index % 3] ?? '',
    rooms: 2 + (index % 3),
    floor: index % 5,
    building: index % 2 ? 'A' : 'B',
    isTaken: index === 4,
    isFree: index % 2 === 0,
    entryDay: index === 1 ? '2099-03-05' : '2020-01-01',
  }),
);
const SLIDE: Queries.ListingSlideFragment = {
  title: 'A first home?',
  text: null,
  link: null,
  image: null,
};
const show = (search = '', { language = 'en' as 'he' | 'en', nodes = NODES } = {}) => {
  window.history.replaceState(null, '', `/en/rent/${search}`);
  return renderWithProviders(
    <RentalApartments
      nodes={nodes}
      slide={SLIDE}
      pageTitle={null}
      renderLead={(home, open, onClose) =>
        open && <button onClick={onClose}>{`Lead about ${home.assetName}`}</button>
      }
    />,
    { language },
  );
};
const items = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => within(item).queryByRole('heading', { level: 3 })?.textContent);
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const count = () => screen.getAllByRole('status')[0];
const toggle = (name: string) => screen.getByRole('button', { name: `More info: ${name}` });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => window.history.replaceState(null, '', '/'));

describe('RentalApartments', () => {
  it('shows nine apartments and the number of free ones', () => {
    show();
    expect(count()).toHaveTextContent('Available apartments for rent: 19 of 20');
    expect(names()).toHaveLength(9);
    const row = toggle('Building B, Apartment B0').closest('li');
    expect(row).toHaveTextContent('1 Elm St, Haifa');
    expect(row).toHaveTextContent('₪5,000');
    expect(row).toHaveTextContent('Immediate entry');
    expect(toggle('Building A, Apartment B1').closest('li')).toHaveTextContent('05/03/2099');
    expect(toggle('Building B, Apartment B4').closest('li')).toHaveTextContent('Apartment taken');
  });

  it.each([
    ['', 6],
    ['?page=2', 4],
  ])('places the marketing slide: %s', (search, position) => {
    show(search);
    const list = items();
    expect(list[position]).toBeUndefined();
    expect(list.slice(0, position).every(Boolean)).toBe(true);
  });

  it('prints all results without paging', () => {
    show('?cities=Haifa&cities=Lod&page=2');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(names()).toHaveLength(14);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(names()).toHaveLength(5);
  });

  it('expands a row, which the address keeps, and collapses it when the page changes', async () => {
    show('', { nodes: NODES.slice(0, 10) });
    await userEvent.click(toggle('Building B, Apartment B0'));
    expect(toggle('Building B, Apartment B0')).toHaveAttribute('aria-expanded', 'true');
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
      'Gallery',
      'Apartment plan',
      'Agreement documents',
    ]);
    await waitFor(() => expect(window.location.search).toBe('?open=B0'));
    const project = screen.getByRole('link', { name: /To the project Boulevard 12/ });
    expect(project).toHaveAttribute('target', '_blank');
    expect(project).toHaveAttribute('href', '/en/projects/boulevard-12/');
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(window.location.search).toBe('?page=2'));
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('shows the total monthly costs and shortened document names', async () => {
    show('?open=B0');
    expect(await screen.findByText('₪5,250')).toBeInTheDocument();
    expect(screen.getByText('Lease agreement for an ap...')).toBeInTheDocument();
  });

  it('offers the lead form for free apartments only', async () => {
    show('?open=B0');
    await press('I want to rent');
    await press('Lead about B0');
    expect(screen.queryByText('Lead about B0')).not.toBeInTheDocument();
    await userEvent.click(toggle('Building B, Apartment B4'));
    expect(screen.queryByRole('button', { name: 'I want to rent' })).not.toBeInTheDocument();
  });

  it('shows live availability once a visitor looks, and the built state without an answer', async () => {
    const seen = mockIntersection();
    const assets = NODES.map(({ assetName }) => assetName);
    const taken = { state: 'taken', price: 5000 };
    const answers = [
      { body: { B0: taken, B1: { state: 'held', price: 5100 }, B12: taken } },
      { status: 503, body: {} },
    ];
    const requests = mockApi({
      [`/web/apartments/state?assets=${assets.join('%2C')}`]: () => answers.shift() ?? { body: {} },
    });
    show();
    expect(requests).toEqual([]);
    seen(true);
    fireEvent.pointerMove(document);
    await waitFor(() => expect(count()).toHaveTextContent('17'));
    expect(toggle('Building B, Apartment B0').closest('li')).toHaveTextContent('Apartment taken');
    expect(toggle('Building A, Apartment B1').closest('li')).toHaveTextContent('Being reserved');
    expect(toggle('Building A, Apartment B1').closest('li')).toHaveTextContent('₪5,100');
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(toggle('Building B, Apartment B12')).toBeVisible());
    expect(toggle('Building B, Apartment B12').closest('li')).toHaveTextContent('Apartment taken');
    expect(count()).toHaveTextContent('17');
    // The visitor returns to the browser tab, which triggers another request. It fails this time.
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText(/We could not check which apartments are available/)).toBeVisible();
    expect(names()).toHaveLength(9);
  });

  it("requests only the current page's homes in a long list, and counts the built states", async () => {
    const seen = mockIntersection();
    const many = Array.from({ length: 201 }, (_, index) => homeNode(`M${index}`, { isTaken: index === 200 }));
    const assets = many.slice(0, 9).map(({ assetName }) => assetName);
    mockApi({
      [`/web/apartments/state?assets=${assets.join('%2C')}`]: () => ({
        body: { M0: { state: 'taken', price: 5000 } },
      }),
    });
    show('', { nodes: many });
    seen(true);
    fireEvent.pointerMove(document);
    await waitFor(() => expect(screen.getAllByText('Apartment taken')).toHaveLength(1));
    expect(count()).toHaveTextContent('200');
  });

  it('filters by cities', async () => {
    show();
    await press('Lod (6)');
    expect(count()).toHaveTextContent('6');
    await waitFor(() => expect(window.location.search).toBe('?cities=Lod'));
    await press('Haifa (7)');
    await press('Arad (6)');
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.getByRole('button', { name: 'All cities', pressed: true })).toBeVisible();
  });

  it('searches buildings, streets, cities, projects and features', async () => {
    setAnalyticsConsent('granted');
    window.dataLayer = [];
    show('?page=2');
    const box = screen.getByRole('searchbox', { name: 'Search apartments' });
    await userEvent.type(box, 'elm lod');
    await waitFor(() => expect(count()).toHaveTextContent('Available apartments for rent: 6'));
    await waitFor(() => expect(window.location.search).toBe('?q=elm+lod'));
    expect(screen.getByRole('button', { name: 'Haifa (0)' })).toBeEnabled();
    await userEvent.tab();
    await userEvent.click(toggle('Building A, Apartment B1'));
    expect(await screen.findByText('Model: Cypress · Parking · Elevator')).toBeVisible();
    await press('I want to rent');
    expect(window.dataLayer).toEqual([
      { event: 'list_searched', list: 'rentalApartments', results: 7 },
      { event: 'item_chosen', list: 'rentalApartments', item: 'B1' },
      { event: 'button_pressed', place: 'rentalApartments', button: 'wantToRent' },
    ]);
    setAnalyticsConsent('denied');
    await userEvent.type(box, 'x');
    expect(await screen.findByText('Nothing in this list matches “elm lodx”.')).toBeVisible();
  });

  it('reports named events of visitors', async () => {
    setAnalyticsConsent('granted');
    window.dataLayer = [];
    show();
    await press('Lod (6)');
    await press('Filters');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByLabelText('Available immediately'));
    await userEvent.click(dialog.getByRole('button', { name: /^Show results/ }));
    await press('Clear all');
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    await userEvent.click(toggle('Building A, Apartment B9'));
    await userEvent.click(await screen.findByRole('tab', { name: 'Apartment plan' }));
    await userEvent.click(screen.getByRole('link', { name: /To the project/ }));
    expect(window.dataLayer).toEqual([
      { event: 'filter_chosen', list: 'rentalApartments', filter: 'cities' },
      { event: 'filters_applied', list: 'rentalApartments', filters: 1 },
      { event: 'filters_cleared', list: 'rentalApartments' },
      { event: 'page_chosen', list: 'rentalApartments', page: 2 },
      { event: 'item_chosen', list: 'rentalApartments', item: 'B9' },
      { event: 'tab_chosen', place: 'rentalApartments', tab: 'plan' },
      { event: 'button_pressed', place: 'rentalApartments', button: 'toProject' },
    ]);
    setAnalyticsConsent('denied');
  });

  it('has no cities filter for a single city', () => {
    show('', { nodes: [homeNode('B1')] });
    expect(screen.queryByRole('group', { name: 'City' })).not.toBeInTheDocument();
  });

  it('shows the page of an expanded row and scrolls to it', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation();
    show('?open=B12');
    await waitFor(() => expect(window.location.search).toBe('?open=B12&page=2'));
    expect(toggle('Building B, Apartment B12')).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
    expect(scrolled.mock.contexts[0]).toContainElement(toggle('Building B, Apartment B12'));
    scrolled.mockRestore();
  });

  it('shows the page of an expanded row, whatever page the address names', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation();
    const entries = window.history.length;
    show('?open=B1&page=2');
    await waitFor(() => expect(window.location.search).toBe('?open=B1'));
    expect(toggle('Building A, Apartment B1')).toHaveAttribute('aria-expanded', 'true');
    // Simulates a press on a link of the page, which adds a history entry.
    act(() => {
      window.history.pushState(null, '', '/en/rent/?open=B3&page=2');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(() => expect(window.location.search).toBe('?open=B3'));
    expect(toggle('Building A, Apartment B3')).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() =>
      expect(scrolled.mock.contexts.at(-1)).toContainElement(toggle('Building A, Apartment B3')),
    );
    expect(window.history.length).toBe(entries + 1);
    scrolled.mockRestore();
  });

  it('does not scroll to a row that a visitor expands', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation();
    show();
    await userEvent.click(toggle('Building B, Apartment B0'));
    await waitFor(() => expect(window.location.search).toBe('?open=B0'));
    expect(scrolled).not.toHaveBeenCalled();
    scrolled.mockRestore();
  });

  it('lists the homes of other pages only for browsers without scripts', () => {
    const { container } = show();
    expect(container.querySelector('noscript')).toBeEmptyDOMElement();
    const built = document.createElement('div');
    built.innerHTML = renderToString(
      <TranslationProvider language="en" locales={readLocales('en')}>
        <RentalApartments nodes={NODES} slide={null} pageTitle={null} renderLead={() => null} />
      </TranslationProvider>,
    );
    const hidden = [...built.querySelectorAll('noscript')].map(({ textContent }) => textContent ?? '');
    expect(hidden).toHaveLength(10);
    const [first = '', rest = ''] = [hidden[0], hidden.at(-1)];
    expect(first).toContain('href="/en/projects/boulevard-12/"');
    expect(first).toContain('href="/lease.pdf"');
    expect(rest.match(/href="\/en\/projects\/boulevard-12\/"/g)).toHaveLength(11);
    expect(rest).toContain('Building A, Apartment B9 · 1 Elm St, Haifa · 2 rooms · ₪5,000 per month');
  });

  it('offers to reset the filters without results', async () => {
    show('?floorMin=40');
    expect(screen.getByText('No apartments match your choices.')).toBeVisible();
    await press('Reset filters');
    expect(names()).toHaveLength(9);
  });

  it('shows the number of active filters on the button', async () => {
    show('', { nodes: NODES.slice(0, 3) });
    await press('Filters');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '4 (1)' }));
    expect(dialog.getByRole('button', { name: '6+ (0)' })).toBeEnabled();
    await userEvent.click(dialog.getByLabelText('Available immediately'));
    await userEvent.click(dialog.getByRole('button', { name: 'Show results (1)' }));
    await waitFor(() => expect(window.location.search).toBe('?roomNumber=4&availible=1'));
    expect(screen.getByLabelText('Filters, active: 2')).toBeVisible();
  });

  it('lists active filters, removable one at a time', async () => {
    show('?roomNumber=4&availible=1');
    await press('Remove the filter: Rooms: 4');
    await waitFor(() => expect(window.location.search).toBe('?availible=1'));
  });

  it('limits the highest floor by the lowest', async () => {
    show('?floorMin=48', { nodes: NODES.slice(0, 2) });
    await press('Filters, active: 1');
    await userEvent.click(await screen.findByRole('combobox', { name: /To floor/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Any',
      '48',
      '49',
      '50',
    ]);
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('has no accessibility violations, collapsed or expanded', async () => {
    const { container } = show('?open=B0', { nodes: NODES.slice(0, 3) });
    await expectNoAxeViolations(container);
  });

  it.each([
    ['he', 'אין כרגע דירות להשכרה.'],
    ['en', 'There are no apartments for rent right now.'],
  ] as const)('handles no apartments, and then has no search: %s', async (language, text) => {
    const { container } = show('', { language, nodes: [] });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it.each(['?page=-1', '?page=99', '?open=nothing', '?cities=Atlantis', '?floorMin=9&floorMax=2'])(
    'ignores invalid parts of an address: %s',
    (search) => {
      show(search);
      expect(names()[0]).toBe('Building B, Apartment B0');
    },
  );

  it('accepts an apartment with minimal data', () => {
    const bare: Queries.RentalHomeFragment = {
      ...homeNode('X', { price: null, rooms: null, entryDay: null }),
      propertyTitle: null,
      apartmentNumber: null,
      address: null,
      floor: null,
      city: null,
      building: null,
      project: null,
      gallery: null,
      blueprintOfTheApartment: null,
      uploadContracts: null,
    };
    show('?open=X', { nodes: [bare] });
    expect(names()).toEqual(['X']);
    expect(screen.getByText('Rent on request')).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });
});
