import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setAnalyticsConsent } from '../../lib/analytics';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { projectNode } from './testing/listedProjectFixture';
import { ProjectsListing } from './ProjectsListing';
import type { GroupKind } from './projectFilters';

const KINDS = ['Residential', 'Offices', 'Hotels', 'Retail', 'Schools', 'Parking'];
const NODES = Array.from({ length: 24 }, (_, index) =>
  projectNode(String(index), {
    designation: KINDS[index % 6] ?? '',
    status: index % 2 ? 'Built' : 'On sale',
    subsidiary: index % 3 ? 'North' : 'South',
    city: index % 4 === 3 ? 'Berlin' : 'Haifa',
    country: index % 4 === 3 ? 'Germany' : 'Israel',
    units: index,
  }),
);
const show = (search = '', kind: GroupKind = 'group', language: 'he' | 'en' = 'en', nodes = NODES) => {
  window.history.replaceState(null, '', `/en/projects/${search}`);
  const translations = { cities: new Map([['ברלין', 'Berlin']]) };
  return renderWithProviders(
    <ProjectsListing nodes={nodes} kind={kind} translations={translations} pageTitle="Our projects" />,
    { language },
  );
};
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const count = () => screen.getAllByRole('status')[0];
const chips = () => screen.getByRole('group', { name: 'Designation' });
const openModal = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  await screen.findByRole('dialog');
};
const groups = () =>
  screen.getAllByRole('group').flatMap((group) => group.querySelector(':scope > legend')?.textContent ?? []);

afterEach(() => window.history.replaceState(null, '', '/'));

describe('ProjectsListing', () => {
  it('shows nine projects per page with their main facts', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Our projects' })).toBeVisible();
    expect(count()).toHaveTextContent('Projects: 24');
    expect(titles()).toHaveLength(9);
    const card = screen.getByRole('link', { name: 'Project 3' }).closest('article');
    expect(card).toHaveTextContent('Built');
    expect(card).toHaveTextContent('Berlin, Germany');
    expect(card).toHaveTextContent('Homes: 3');
    expect(screen.getByRole('link', { name: 'Project 3' })).toHaveAttribute('href', '/en/projects/3/');
  });

  it('prints all results', () => {
    show();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(titles()).toHaveLength(24);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(titles()).toHaveLength(9);
  });

  it('keeps the page in the address, and scrolls to the top of the list', async () => {
    show();
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    expect(titles()[0]).toBe('Project 9');
    await waitFor(() => expect(window.location.search).toBe('?page=2'));
    await waitFor(() => expect(document.activeElement).toContainElement(count() as HTMLElement));
  });

  it('shows five chips of designations, "all" among them, and more on demand', async () => {
    show('?page=2');
    expect(within(chips()).getAllByRole('button')).toHaveLength(6);
    await userEvent.click(within(chips()).getByRole('button', { name: '2 more' }));
    expect(within(chips()).getAllByRole('button')).toHaveLength(7);
    await userEvent.click(within(chips()).getByRole('button', { name: 'Offices (4)' }));
    expect(count()).toHaveTextContent('Projects: 4');
    await waitFor(() => expect(window.location.search).toBe('?designations=Offices'));
    await userEvent.click(within(chips()).getByRole('button', { name: 'All Projects' }));
    expect(count()).toHaveTextContent('Projects: 24');
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it.each<[GroupKind, string[]]>([
    ['group', ['Designation', 'Stage', 'City', 'Company of the group', 'Country']],
    ['construction', ['Designation', 'City']],
    ['properties', ['Designation', 'Stage']],
    ['international', ['Designation', 'Stage', 'City']],
  ])('has the filters of its kind: %s', async (kind, expected) => {
    show('', kind);
    await openModal();
    expect(groups()).toEqual(expected);
  });

  it("sorts designations in the dialog by the site's order, other groups by the editors'", async () => {
    show();
    await openModal();
    const options = (name: string) =>
      within(within(screen.getByRole('dialog')).getByRole('group', { name }))
        .getAllByRole('checkbox')
        .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent?.replace(/ \(\d+\)/, ''));
    expect(options('Designation').slice(0, 4)).toEqual(['All Projects', 'Residential', 'Offices', 'Hotels']);
    expect(options('City')).toEqual(['All cities', 'Berlin', 'Haifa']);
  });

  it('keeps options without results in the dialog; choosing one releases the choices that exclude it', async () => {
    show('?statuses=On+sale&countries=Israel');
    await openModal();
    const dialog = within(screen.getByRole('dialog'));
    const box = (name: string) => dialog.getByRole('checkbox', { name });
    expect(box('Haifa (12)')).toBeVisible();
    await userEvent.click(box('Berlin (0)'));
    expect(box('Berlin (6)')).toBeChecked();
    expect(box('All countries')).toBeChecked();
    expect(box('All stages')).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Show results (6)' }));
    await waitFor(() => expect(window.location.search).toBe('?cities=Berlin'));
    expect(screen.queryByText(/left out/)).not.toBeInTheDocument();
  });

  it('keeps options in the dialog that a search text excludes', async () => {
    show('?q=berlin&cities=Haifa');
    await waitFor(() => expect(screen.getByText('No projects found')).toBeVisible());
    await openModal();
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Israel (0)' }));
    expect(dialog.getByRole('checkbox', { name: 'Israel (0)' })).toBeChecked();
  });

  it('limits lower groups in the dialog, and applies all groups together', async () => {
    show();
    await openModal();
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: /Germany/ }));
    expect(dialog.getByRole('checkbox', { name: 'Haifa (0)' })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: /Berlin/ }));
    expect(count()).toHaveTextContent('Projects: 24');
    await userEvent.click(dialog.getByRole('button', { name: 'Show results (6)' }));
    await waitFor(() => expect(window.location.search).toBe('?countries=Germany&cities=Berlin'));
    expect(count()).toHaveTextContent('Projects: 6');
    expect(screen.getByRole('button', { name: 'Filters, active: 2' })).toBeVisible();
  });

  it('has no accessibility violations with an open dialog', async () => {
    const { container } = show('?cities=Haifa');
    await openModal();
    await expectNoAxeViolations(container);
  });

  it('resets dependent choices', async () => {
    show('?designations=Offices&statuses=Built&cities=Haifa');
    await openModal();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('checkbox', { name: /Haifa/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: /All Projects/ }));
    expect(dialog.getByRole('checkbox', { name: /Haifa/ })).not.toBeChecked();
    expect(dialog.getByRole('checkbox', { name: /Built/ })).not.toBeChecked();
  });

  it('offers the nearest selection without results', async () => {
    show('?q=residential&cities=Berlin');
    await waitFor(() => expect(screen.getByText('No projects found')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Show without the filter City (4)' }));
    await waitFor(() => expect(count()).toHaveTextContent('Projects: 4'));
    await waitFor(() => expect(window.location.search).toBe('?q=residential'));
  });

  it.each([
    ['a page that there is not', '?page=99', ''],
    ['a page of what is left', '?cities=Berlin&page=3', '?cities=Berlin'],
    ['a label of the other language', '?cities=ברלין', '?cities=Berlin'],
  ])('corrects an address: %s', async (_name, search, right) => {
    show(search);
    await waitFor(() => expect(window.location.search).toBe(right));
    expect(screen.queryByText(/do not exist here/)).not.toBeInTheDocument();
  });

  it('drops what the upper choices of an address exclude, and names it', async () => {
    show('?countries=Germany&cities=Haifa&cities=Berlin');
    expect(screen.getByText(/contradict the others/)).toHaveTextContent(/: “\u2068Haifa\u2069”\.$/);
    expect(count()).toHaveTextContent('Projects: 6');
    await waitFor(() => expect(window.location.search).toBe('?countries=Germany&cities=Berlin'));
    await openModal();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('checkbox', { name: 'Berlin (6)' })).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: 'Haifa (0)' })).not.toBeChecked();
  });

  it('shows a message about unknown values of an address', async () => {
    show('?cities=Atlantis&designations=Offices&statuses=Sunk');
    const message = screen.getByText(/do not exist here, so they were ignored/);
    expect(message).toHaveTextContent(/: “\u2068Sunk\u2069”, “\u2068Atlantis\u2069”\.$/);
    await waitFor(() => expect(window.location.search).toBe('?designations=Offices'));
  });

  it.each([
    ['?page=-1', 'Project 0'],
    ['?page=x', 'Project 0'],
    ['?page=99', 'Project 0'],
    ['?designations=Castles&cities=Atlantis', 'Project 0'],
    [`?cities=${'x'.repeat(10_000)}`, 'Project 0'],
  ])('ignores invalid parts of an address: %.30s', (search, first) => {
    show(search);
    expect(titles()[0]).toBe(first);
    expect(titles()).toHaveLength(9);
  });

  it.each([
    ['he', 'אין כרגע פרויקטים להצגה.'],
    ['en', 'There are no projects to show right now.'],
  ] as const)('handles no projects, and then has no search: %s', async (language, text) => {
    const { container } = show('', 'group', language, []);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('searches like the site search within the filters, and shows a message without matches', async () => {
    setAnalyticsConsent('granted');
    window.dataLayer = [];
    show('?designations=Offices');
    const box = screen.getByRole('searchbox', { name: 'Search projects' });
    await userEvent.type(box, 'germ');
    await waitFor(() => expect(count()).toHaveTextContent('Projects: 2'));
    await waitFor(() => expect(window.location.search).toBe('?designations=Offices&q=germ'));
    // The numbers beside other options count only projects that match the search.
    expect(within(chips()).getByRole('button', { name: 'Parking (2)' })).toBeEnabled();
    expect(within(chips()).getByRole('button', { name: 'Residential (0)' })).toBeEnabled();
    await userEvent.type(box, '{Enter}');
    expect(window.dataLayer).toEqual([{ event: 'list_searched', list: 'projects', results: 2 }]);
    await userEvent.type(box, 'x');
    expect(await screen.findByText('Nothing in this list matches “germx”.')).toBeVisible();
    expect(count()).toHaveTextContent('Projects: 0');
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear the search' })[1] as HTMLElement);
    await waitFor(() => expect(count()).toHaveTextContent('Projects: 4'));
    setAnalyticsConsent('denied');
  });

  it('reports named events of visitors', async () => {
    setAnalyticsConsent('granted');
    window.dataLayer = [];
    show();
    await userEvent.click(within(chips()).getByRole('button', { name: 'Offices (4)' }));
    await openModal();
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Built/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Show results (4)' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    await userEvent.click(screen.getByRole('link', { name: 'Project 9' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show on a map' }));
    expect(window.dataLayer).toEqual([
      { event: 'filter_chosen', list: 'projects', filter: 'designations' },
      { event: 'filters_applied', list: 'projects', filters: 2 },
      { event: 'filters_cleared', list: 'projects' },
      { event: 'page_chosen', list: 'projects', page: 2 },
      { event: 'item_chosen', list: 'projects', item: '/en/projects/9/' },
      { event: 'button_pressed', place: 'projects', button: 'map' },
    ]);
    setAnalyticsConsent('denied');
  });

  it('keeps the search text when the dialog is cleared', async () => {
    show('?q=haifa&statuses=Built');
    await waitFor(() => expect(count()).toHaveTextContent('Projects: 6'));
    await openModal();
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Clear all' }));
    await userEvent.click(dialog.getByRole('button', { name: /Show results/ }));
    await waitFor(() => expect(window.location.search).toBe('?q=haifa'));
  });

  it('ignores groups that its kind does not have', () => {
    const { unmount } = show('?statuses=Built&cities=Berlin', 'construction');
    expect(count()).toHaveTextContent('Projects: 6');
    unmount();
    show('?statuses=Built', 'construction');
    expect(screen.getByText('Projects: 24')).toBeVisible();
  });

  it('shows the groups of its kind also with one value', async () => {
    const nodes = NODES.map((node) => ({
      ...node,
      propertyDesignations: NODES[0]?.propertyDesignations ?? null,
    }));
    show('', 'industries', 'en', nodes);
    expect(
      within(chips())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['All Projects', 'Residential (24)']);
    await openModal();
    expect(within(screen.getByRole('dialog')).getByRole('group', { name: 'Designation' })).toBeVisible();
    expect(within(screen.getByRole('dialog')).getByRole('group', { name: 'City' })).toBeVisible();
  });

  it('shows no group without values', () => {
    show('', 'industries', 'en', [projectNode('1')]);
    expect(screen.queryByRole('group', { name: 'Designation' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Filters/ })).not.toBeInTheDocument();
  });

  it('shows all results on a map, which the address keeps', async () => {
    show('?countries=Germany');
    await userEvent.click(screen.getByRole('button', { name: 'Show on a map' }));
    await waitFor(() => expect(window.location.search).toBe('?countries=Germany&map=1'));
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Project 23' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show as a list' }));
    expect(titles()).toHaveLength(6);
  });

  it('has no map without places', () => {
    show('', 'group', 'en', [projectNode('x')]);
    expect(screen.queryByRole('button', { name: 'Show on a map' })).not.toBeInTheDocument();
  });

  it('needs neither pictures, places nor kinds', () => {
    const bare = { ...projectNode('x'), country: null, projectTitle: 'א'.repeat(120) };
    show('', 'group', 'he', [bare]);
    expect(titles()).toEqual(['א'.repeat(120)]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
