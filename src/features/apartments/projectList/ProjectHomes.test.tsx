import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { TranslationProvider } from '../../../i18n/TranslationProvider';
import { chooseBuilding } from '../../../lib/buildingChoice';
import { setAnalyticsConsent } from '../../../lib/analytics';
import { expectNoAxeViolations } from '../../../testing/expectNoAxeViolations';
import { mockApi } from '../../../testing/mockApi';
import { mockIntersection } from '../../../testing/mockIntersection';
import { readLocales } from '../../../testing/readLocales';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { projectHome, projectWith } from '../testing/projectHomesFixture';
import { ProjectHomes } from './ProjectHomes';
import type { ProjectHomesProps } from './ProjectHomesProps';

const HOMES = Array.from({ length: 14 }, (_, index) =>
  projectHome(`B${index}`, {
    building: index % 2 ? 'A' : 'B',
    rooms: 2 + (index % 3),
    floor: index % 5,
    type: index < 4 ? 'roof' : 'garden',
    isTaken: index === 2,
    advance: index === 0 ? 2000 : null,
    entryDay: index === 1 ? '2099-03-05' : '2020-01-01',
  }),
);

function show(props: Partial<ProjectHomesProps> & { search?: string; language?: 'he' | 'en' } = {}) {
  const { search = '', language = 'en', ...others } = props;
  window.history.replaceState(null, '', `/en/projects/boulevard-12/${search}`);
  return renderWithProviders(
    <ProjectHomes
      project={projectWith(HOMES)}
      rows="classic"
      semantics="rent"
      renderLead={(home, open, onClose) =>
        open && <button onClick={onClose}>{`Lead about ${home.assetName}`}</button>
      }
      renderPayment={(home, open, onClose) =>
        open && <button onClick={onClose}>{`Payment of ${home.amount} for ${home.assetName}`}</button>
      }
      {...others}
    />,
    { language },
  );
}
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const count = () => screen.getAllByRole('status')[0];
const toggle = (name: string) => screen.getByRole('button', { name: `More info: ${name}` });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const tab = (name: string) => screen.getByRole('tab', { name });

afterEach(() => window.history.replaceState(null, '', '/'));
beforeEach(() => window.localStorage.clear());
/** Loads the list's module once before the tests, because compiling it can take seconds on a busy machine. */
beforeAll(async () => {
  await import('./FilteredHomes');
  const { unmount } = show();
  await screen.findAllByRole('heading', { level: 3 });
  unmount();
});
const drawer = () => screen.findByRole('dialog');
/** Closes the dialog. If it stayed open, it would go back in the history during the next test. */
async function leaveDialog() {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(window.history.state ?? {}).not.toHaveProperty('dialogs'));
}

describe('the homes of a project', () => {
  it.each([
    ['marketing', ['Facing']],
    ['rent', []],
  ] as const)('names the orientation in the rows of a project to be %s', async (semantics, columns) => {
    const home = projectHome('B0', { extra: { orientation: 'South-west' } });
    show({ semantics, project: projectWith([home]) });
    const heading = await screen.findByRole('heading', { level: 3 });
    const row = heading.closest('li');
    const terms = [...(row?.querySelectorAll('dt') ?? [])].filter(
      ({ textContent }) => textContent === 'Facing',
    );
    expect(terms.map(({ textContent }) => textContent)).toEqual(columns);
    expect(terms.map(({ nextSibling }) => nextSibling?.textContent)).toEqual(columns.map(() => 'South-west'));
    expect(row?.textContent.includes('Facing: South-west')).toBe(columns.length > 0);
  });

  it('shows six homes, then six more per press', async () => {
    show();
    expect(screen.getByRole('heading', { level: 2, name: 'Homes on the boulevard' })).toBeVisible();
    expect(screen.getByText('Bright rooms.')).toBeVisible();
    expect(names()).toHaveLength(6);
    await press('More Apartments');
    expect(names()).toHaveLength(12);
    await waitFor(() => expect(window.location.search).toBe('?shown=2'));
    expect(document.activeElement?.closest('li')).toHaveTextContent('B6');
    await press('More Apartments');
    expect(names()).toHaveLength(14);
    expect(screen.queryByRole('button', { name: 'More Apartments' })).not.toBeInTheDocument();
  });

  it('uses the specified Hebrew names, and hides the "more" button at the end', async () => {
    show({ language: 'he', project: projectWith(HOMES.slice(0, 7)) });
    await press('דירות נוספות');
    expect(names()).toHaveLength(7);
    expect(screen.queryByRole('button', { name: 'דירות נוספות' })).not.toBeInTheDocument();
  });

  it('prints all homes', () => {
    show();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(names()).toHaveLength(14);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(names()).toHaveLength(6);
  });

  it('links to plan and documents of every home, and has no button, without scripts', async () => {
    const { FilteredHomes } = await import('./FilteredHomes');
    const built = document.createElement('div');
    built.innerHTML = renderToString(
      <TranslationProvider language="en" locales={readLocales('en')}>
        <FilteredHomes project={projectWith(HOMES)} rows="rental" semantics="rent" renderLead={null} />
      </TranslationProvider>,
    );
    const hidden = [...built.querySelectorAll('noscript')]
      .map(({ textContent }) => textContent ?? '')
      .join('');
    expect(hidden.match(/href="\/plan\.jpg"/g)).toHaveLength(14);
    expect(hidden.match(/href="\/lease\.pdf"/g)).toHaveLength(14);
    expect(hidden).not.toContain('<button');
  });

  it('has a tab for each type in the project’s order, and "all" first', async () => {
    show();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Show all',
      'Type garden',
      'Type roof',
    ]);
    await userEvent.click(tab('Type roof'));
    expect(names()).toHaveLength(4);
    expect(count()).toHaveTextContent('available apartments: 3');
    await waitFor(() => expect(window.location.search).toBe('?tab=roof'));
    await userEvent.keyboard('{Home}');
    expect(names()).toHaveLength(6);
  });

  it('has no tabs for a single type', () => {
    show({ project: projectWith([projectHome('B1', { type: 'roof' })]) });
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('renders nothing without homes', () => {
    const { container } = show({ project: projectWith([]) });
    expect(container).toBeEmptyDOMElement();
  });

  it('shows the chosen buildings, also when chosen elsewhere on the page', async () => {
    show();
    act(() => chooseBuilding('Building A'));
    await waitFor(() => expect(count()).toHaveTextContent(/, in building A$/));
    expect(names()).toHaveLength(6);
    expect(screen.getByLabelText('Filters, active: 1')).toBeVisible();
  });

  it.each(['buildingNames', 'tab'])('understands a building of the other language in %s', async (name) => {
    const project = projectWith(
      HOMES.map((home) => ({ ...home, propertyType: null })),
      { apartmentsTypes: [] },
    );
    show({ project, rows: 'rental', search: `?${name}=${encodeURIComponent('בניין A')}` });
    await waitFor(() => expect(count()).toHaveTextContent(/, in building A$/));
    await waitFor(() => expect(window.location.search).toBe(`?${name}=Building+A`));
    expect(screen.queryByText(/were ignored/)).not.toBeInTheDocument();
  });

  it('offers to reset the filters without results', async () => {
    show({ search: '?floorMin=40' });
    expect(names()).toHaveLength(0);
    await press('Reset filters');
    expect(names()).toHaveLength(6);
  });

  it("shows today's entry date as a date, and a past one as immediate", () => {
    show();
    expect(toggle('Building B, Apartment B0').closest('li')).toHaveTextContent('Immediate entry');
    expect(toggle('Building A, Apartment B1').closest('li')).toHaveTextContent('05/03/2099');
  });

  it('expands a row with three tabs, and collapses it by its button', async () => {
    show({ project: projectWith(HOMES.slice(0, 2)) });
    const opener = toggle('Building B, Apartment B0');
    await userEvent.click(opener);
    const inside = within(opener.closest('li') as HTMLElement);
    expect(inside.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Gallery',
      'Apartment plan',
      'Agreement documents',
    ]);
    await userEvent.click(inside.getByRole('button', { name: 'Close' }));
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(opener).toHaveFocus();
  });

  it.each([
    ['B1', '?home=B1'],
    ['B12', '?home=B12&shown=3'],
  ])('shows and expands the home %s of the address and scrolls to it', async (home, search) => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation();
    show({ search: `?home=${home}` });
    const opener = await screen.findByRole('button', {
      name: new RegExp(`Apartment ${home}$`),
      expanded: true,
    });
    await waitFor(() => expect(window.location.search).toBe(search));
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
    expect(scrolled.mock.contexts[0]).toContainElement(opener);
    scrolled.mockRestore();
  });

  it('does not scroll to a row that a visitor expands', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation();
    show();
    await userEvent.click(toggle('Building B, Apartment B0'));
    await waitFor(() => expect(window.location.search).toBe('?home=B0'));
    expect(scrolled).not.toHaveBeenCalled();
    scrolled.mockRestore();
  });

  it('opens the payment for a home with advance payment, otherwise the lead form', async () => {
    show({ project: projectWith(HOMES.slice(0, 2)), search: '?home=B0' });
    await press('I want to rent');
    await press('Payment of 2000 for B0');
    await press('Looking for an apartment');
    await press('Lead about B0');
    await userEvent.click(toggle('Building A, Apartment B1'));
    await press('I want to rent');
    expect(await screen.findByRole('button', { name: 'Lead about B1' })).toBeVisible();
  });

  it('marks taken homes and does not offer to rent them', () => {
    show({ search: '?home=B2' });
    const row = within(toggle('Building B, Apartment B2').closest('li') as HTMLElement);
    expect(row.getByText('Apartment taken')).toBeVisible();
    expect(row.queryByRole('button', { name: 'I want to rent' })).not.toBeInTheDocument();
    const pictureOf = (name: string) => toggle(name).closest('li')?.querySelector('img') as Element;
    expect(getComputedStyle(pictureOf('Building B, Apartment B2')).filter).toBe('grayscale(1)');
    expect(getComputedStyle(pictureOf('Building A, Apartment B1')).filter).not.toContain('grayscale');
  });

  it('shows live availability once it is in view, and the built state without an answer', async () => {
    const seen = mockIntersection();
    let answer: { status?: number; body?: unknown } = {
      body: { B0: { state: 'taken', price: 5000 }, B1: { state: 'held', price: 5500 } },
    };
    const requests = mockApi({ '/web/apartments/state?project=12': () => answer });
    show();
    expect(requests).toEqual([]);
    seen(true);
    await waitFor(() => expect(count()).toHaveTextContent('12'));
    expect(toggle('Building B, Apartment B0').closest('li')).toHaveTextContent('Apartment taken');
    expect(toggle('Building A, Apartment B1').closest('li')).toHaveTextContent('Being reserved');
    expect(toggle('Building A, Apartment B1').closest('li')).toHaveTextContent('₪5,500');
    answer = { status: 503, body: {} };
    await userEvent.click(toggle('Building B, Apartment B6'.replace('B6', 'B4')));
    await press('Looking for an apartment');
    expect(await screen.findByText(/We could not check which apartments are available/)).toBeVisible();
    expect(toggle('Building B, Apartment B0').closest('li')).toHaveTextContent('Apartment taken');
  });

  it('has no accessibility violations', async () => {
    const { container } = show({ search: '?home=B0' });
    await expectNoAxeViolations(container);
  });
});

describe('a row of rental marketing', () => {
  const rental = (props: Parameters<typeof show>[0] = {}) =>
    show({ rows: 'rental', schedulerUrl: 'https://meet.example/?meeting=4711&lang=en', ...props });
  const details = (name: string) =>
    userEvent.click(screen.getByRole('button', { name: `All details: ${name}` }));

  it('expands to plan, specification and documents', async () => {
    rental({ project: projectWith(HOMES.slice(0, 1)) });
    await press('Plan and documents: Building B, Apartment B0');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Apartment plan',
      'Apartment specification',
      'Agreement documents',
    ]);
    expect(screen.getByRole('tab', { name: 'Apartment plan' })).toHaveAttribute('aria-selected', 'true');
    expect(window.location.search).toBe('');
  });

  it('opens a drawer with five tabs, costs and buttons', async () => {
    rental();
    await details('Building B, Apartment B0');
    const inside = within(await drawer());
    expect(getComputedStyle(await drawer()).getPropertyValue('--dialog-time')).toBe('800ms');
    expect(inside.getByRole('heading', { level: 2, name: '2 rooms, 1 Elm St, Haifa' })).toBeVisible();
    expect(inside.getAllByText('₪5,000 per month').length).toBeGreaterThan(0);
    expect(inside.getByText('₪5,250')).toBeVisible();
    expect(inside.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Building features',
      'Apartment features',
      'Location',
      'Apartment plan',
      'Agreement documents',
    ]);
    expect(inside.getByText('Elevator')).toBeVisible();
    expect(inside.getByText('Cypress')).toBeVisible();
    expect(inside.getByText(/holds the apartment for you for four business days/)).toBeVisible();
    expect(inside.getByRole('link', { name: 'Book a meeting' })).toBeVisible();
    expect(inside.getByRole('link', { name: 'Call 03-555 0100' })).toHaveAttribute('href', 'tel:035550100');
    await userEvent.click(inside.getByRole('button', { name: 'I want to rent' }));
    expect(screen.getByRole('button', { name: 'Payment of 2000 for B0' })).toBeVisible();
    inside.getByRole('tab', { name: 'Building features' }).focus();
    await leaveDialog();
  });

  it('names unknown facts, and offers no meeting or call without their data', async () => {
    const bare = projectHome('X', {
      price: null,
      entryDay: null,
      extra: {
        building: null,
        apartmentCharacteristics: null,
        specification: null,
        gallery: null,
        blueprintOfTheApartment: null,
        uploadContracts: null,
        address: null,
      },
    });
    rental({
      project: projectWith([bare], { phone: null, address: null }),
      schedulerUrl: null,
      renderLead: null,
    });
    await details('Home X, Apartment X');
    const inside = within(await drawer());
    expect(inside.getAllByText('Rent on request').length).toBeGreaterThan(0);
    for (const [name, text] of [
      ['Apartment features', 'No features are listed.'],
      ['Apartment plan', 'There is no plan yet.'],
      ['Agreement documents', 'There are no documents yet.'],
    ] as const) {
      await userEvent.click(inside.getByRole('tab', { name }));
      expect(inside.getByRole('tabpanel')).toHaveTextContent(text);
    }
    expect(inside.queryByRole('link', { name: 'Book a meeting' })).not.toBeInTheDocument();
    expect(inside.getByRole('button', { name: 'Call now' })).toBeDisabled();
    expect(inside.queryByRole('button', { name: 'I want to rent' })).not.toBeInTheDocument();
    await leaveDialog();
  });

  it('offers similar free homes instead of renting a taken one', async () => {
    rental({ search: '?home=B2' });
    const inside = within(await drawer());
    expect(inside.getByText('This apartment is taken.')).toBeVisible();
    expect(inside.queryByRole('button', { name: 'I want to rent' })).not.toBeInTheDocument();
    await userEvent.click(inside.getByRole('button', { name: /Building A · Apartment B5/ }));
    expect(within(await drawer()).getByRole('button', { name: 'I want to rent' })).toBeVisible();
    within(await drawer())
      .getByRole('button', { name: 'Close' })
      .focus();
    await leaveDialog();
  });

  it('has no accessibility violations with an open drawer', async () => {
    const { baseElement } = rental({ project: projectWith(HOMES.slice(0, 2)), search: '?home=B0' });
    await drawer();
    await expectNoAxeViolations(baseElement);
    await leaveDialog();
  });
});

describe('the shortlist', () => {
  const save = (name: string) =>
    userEvent.click(screen.getByRole('button', { name: `Keep on the shortlist: ${name}` }));

  it('is stored on the device, filters the list and compares homes', async () => {
    const { unmount } = show();
    await save('Building B B0');
    await save('Building A B1');
    expect(screen.getByText('On my shortlist: 2')).toBeVisible();
    unmount();
    show();
    await press('Show only these');
    expect(names()).toHaveLength(2);
    await waitFor(() => expect(window.location.search).toBe('?saved=B0&saved=B1'));
    await press('Compare (2)');
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Apartment',
      'Building B, Apartment B0',
      'Building A, Apartment B1',
    ]);
    expect(table.getByRole('row', { name: /Total per month/ })).toHaveTextContent('₪5,250₪5,250');
    const print = jest.spyOn(window, 'print').mockImplementation();
    await press('Print');
    expect(print).toHaveBeenCalledTimes(1);
    await leaveDialog();
  });

  it('compares at most four, and replaces a removed one', async () => {
    window.localStorage.setItem('saved-homes', JSON.stringify(['B0', 'B1', 'B3', 'B4', 'B5']));
    show();
    await press('Compare (5)');
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader')).toHaveLength(5);
    expect(screen.getByText(/You can compare up to four/)).toBeVisible();
    await press('Remove from the comparison: Building B, Apartment B0');
    expect(table.getAllByRole('columnheader').at(-1)).toHaveTextContent('B5');
    screen.getByRole('button', { name: 'Close' }).focus();
    await leaveDialog();
  });

  it('opens a shared shortlist by its address, and can save it', async () => {
    show({ search: '?saved=B3&saved=B5&saved=gone' });
    expect(names()).toHaveLength(2);
    await press('Keep these on my shortlist');
    expect(screen.getByText('On my shortlist: 2')).toBeVisible();
    await press('Show all apartments');
    expect(names()).toHaveLength(6);
  });
});

describe('analytics (project-marketing §7)', () => {
  beforeEach(() => {
    delete window.dataLayer;
    setAnalyticsConsent('granted');
  });
  afterEach(() => setAnalyticsConsent('denied'));

  it('receives events of tabs, rows and buttons', async () => {
    show();
    await userEvent.click(tab('Type garden'));
    await userEvent.click(toggle('Building B, Apartment B4'));
    await userEvent.click(tab('Apartment plan'));
    await press('Looking for an apartment');
    await press('More Apartments');
    expect(window.dataLayer).toEqual([
      { event: 'tab_chosen', place: 'projectApartments', tab: 'garden' },
      { event: 'home_opened', assetName: 'B4' },
      { event: 'tab_chosen', place: 'projectApartments', tab: 'plan' },
      { event: 'home_button_pressed', button: 'lead', assetName: 'B4' },
      { event: 'home_button_pressed', button: 'more' },
    ]);
  });

  it('receives events of opening, applying and clearing filters', async () => {
    show();
    await press(/^Filters/);
    const [three] = within(await drawer()).getAllByRole('button', { name: /^3/ });
    await userEvent.click(three as HTMLElement);
    await press(/^Show results/);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.dataLayer).toEqual([
      { event: 'home_button_pressed', button: 'filters' },
      { event: 'filters_applied', list: 'projectApartments', filters: 1 },
    ]);
  });
});

describe('filters of homes in the marketing list', () => {
  const dialog = () => within(screen.getByRole('dialog'));
  const openFilters = () => press(/^Filters/);

  it('offer a reset once a field had the focus, also without a value, and discard unapplied choices', async () => {
    show({ semantics: 'marketing', project: projectWith(HOMES.slice(0, 3)) });
    await openFilters();
    expect(dialog().queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument();
    expect(dialog().queryByLabelText('Available immediately')).not.toBeInTheDocument();
    expect(dialog().getByLabelText('Entry from')).toBeVisible();
    await userEvent.click(dialog().getByLabelText('Entry from'));
    await userEvent.click(dialog().getByRole('button', { name: /^3/ }));
    await userEvent.click(dialog().getByRole('button', { name: 'Reset' }));
    expect(dialog().getAllByRole('button', { name: 'Any', pressed: true })).toHaveLength(1);
    await userEvent.click(dialog().getByRole('button', { name: /^3/ }));
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(names()).toHaveLength(3);
    await openFilters();
    expect(dialog().queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument();
    await leaveDialog();
  });

  it('are cleared at once by "Reset", in the dialog and in the list', async () => {
    show({ semantics: 'marketing', project: projectWith(HOMES.slice(0, 3)) });
    await openFilters();
    await userEvent.click(dialog().getByRole('button', { name: /^3/ }));
    await press(/^Show results/);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('Filters, active: 1');
    await userEvent.click(dialog().getByRole('button', { name: 'Reset' }));
    expect(dialog().getByRole('button', { name: 'Any', pressed: true })).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(names()).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('show errors under the fields, and equalize a conflicting area on blur', async () => {
    show({ semantics: 'marketing', project: projectWith(HOMES.slice(0, 3)) });
    await openFilters();
    await userEvent.type(dialog().getByLabelText('From'), '90');
    await userEvent.type(dialog().getByLabelText('To'), '40');
    expect(dialog().getByText('AreaMax must be greater than or equal to AreaMin')).toBeVisible();
    await userEvent.tab();
    expect(dialog().getByLabelText('To')).toHaveValue(90);
    expect(dialog().queryByText('AreaMax must be greater than or equal to AreaMin')).not.toBeInTheDocument();
    await leaveDialog();
  });
});
