import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { DocumentError } from '../../components/DocumentsZip/DocumentError';
import { zipDocuments } from '../../components/DocumentsZip/zipDocuments';
import { setAnalyticsConsent } from '../../lib/analytics';
import { mockIntersection } from '../../testing/mockIntersection';
import { completeProject, minimalProject, type ProjectFixture } from '../../testing/projectFixture';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { coordinatesOf } from './coordinatesOf';
import { Eligibility } from './Eligibility';
import { LegalNote } from './LegalNote';
import { LobbyLink } from './LobbyLink';
import { LotteryWays } from './LotteryWays';
import { ProjectContact } from './ProjectContact';
import { ProjectContracts } from './ProjectContracts';
import { ProjectDescription } from './ProjectDescription';
import { ProjectGallery } from './ProjectGallery';
import { ProjectHeader } from './ProjectHeader';
import { ProjectHighlights } from './ProjectHighlights';
import { ProjectLottery } from './ProjectLottery';
import { ProjectMap } from './ProjectMap';
import { ProjectOffice } from './ProjectOffice';
import { ProjectPartners } from './ProjectPartners';
import { RelatedProjects } from './RelatedProjects';

jest.mock('../../components/DocumentsZip/zipDocuments', () => ({ zipDocuments: jest.fn() }));

type Project = ProjectFixture;

function show(ui: ReactElement) {
  mockIntersection();
  return renderWithProviders(ui, { language: 'en' });
}
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const listed = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
  window.scrollTo = jest.fn();
});
beforeEach(() => {
  window.localStorage.clear();
  delete window.dataLayer;
});

describe('a section without data is not rendered', () => {
  test.each<[string, (project: Project) => ReactElement]>([
    ['lobby link', (project) => <LobbyLink project={project} />],
    ['gallery', (project) => <ProjectGallery project={project} />],
    ['description', (project) => <ProjectDescription project={project} />],
    ['highlights', (project) => <ProjectHighlights project={project} />],
    ['lottery box', (project) => <ProjectLottery project={project} />],
    ['map', (project) => <ProjectMap project={project} />],
    ['contract documents', (project) => <ProjectContracts project={project} />],
    ['ways to register', (project) => <LotteryWays project={project} />],
    ['eligibility', (project) => <Eligibility project={project} form={null} />],
    ['contact', (project) => <ProjectContact project={project} form={null} />],
    ['office', (project) => <ProjectOffice project={project} />],
    ['partners', (project) => <ProjectPartners project={project} />],
    ['related projects', (project) => <RelatedProjects project={project} />],
    ['legal note', (project) => <LegalNote project={project} />],
  ])('%s', (_name, ui) => {
    const { container, unmount } = show(ui(minimalProject));
    expect(container).toBeEmptyDOMElement();
    unmount();
    expect(show(ui(completeProject)).container).not.toBeEmptyDOMElement();
  });
});

describe('the header', () => {
  it('shows place, purpose, price and numbers', () => {
    show(<ProjectHeader project={completeProject} marketing />);
    expect(screen.getByRole('heading', { level: 1, name: 'Bridge 7' })).toBeVisible();
    expect(screen.getByText('Israel, Haifa, by the sea')).toBeVisible();
    expect(listed('Designation and stage').map((one) => one.textContent)).toEqual([
      'Residential',
      'On the market',
    ]);
    expect(screen.getByText('₪3,480,000')).toBeVisible();
    expect(listed('The project in numbers').map((one) => one.textContent)).toEqual([
      '120 homeson two piers',
      '2028',
    ]);
    expect(screen.getByRole('img', { name: 'Picture hero' })).toHaveAttribute('loading', 'eager');
  });

  it('shows no price outside the marketing layout, or without one', () => {
    const { unmount } = show(<ProjectHeader project={completeProject} />);
    expect(screen.queryByText('₪3,480,000')).not.toBeInTheDocument();
    unmount();
    show(<ProjectHeader project={{ ...completeProject, price: null, priceText: null }} marketing />);
    expect(screen.queryByText('4 rooms from')).not.toBeInTheDocument();
  });

  it('shows the text of the price without a number', () => {
    show(<ProjectHeader project={{ ...completeProject, price: null, priceText: 'On request' }} marketing />);
    expect(screen.getByText('On request')).toBeVisible();
    expect(screen.queryByText(/₪/)).not.toBeInTheDocument();
  });

  it('links to the map, to the contact section with 60 px above, and to the tour in a new tab', async () => {
    const user = userEvent.setup();
    show(
      <>
        <ProjectHeader project={completeProject} />
        <section id="map" />
        <section id="contact-us" data-testid="contact" />
      </>,
    );
    expect(link('Walk through (opens in a new tab)')).toHaveAttribute('target', '_blank');
    expect(link('Project website (opens in a new tab)')).toHaveAttribute('href', 'https://bridge.example/');
    await user.click(link('Show the place on the map'));
    expect(document.getElementById('map')).toHaveFocus();
    await user.click(link('Arrange a visit'));
    expect(screen.getByTestId('contact')).toHaveFocus();
    expect(window.scrollTo).toHaveBeenCalledWith({ top: -60, behavior: 'smooth' });
  });

  it.each([
    ['a street', { street: '7 Harbour St', latitude: null, longitude: null }],
    ['the names of country and city', null],
  ])('links to the map section that has only %s', async (_name, address) => {
    const project = {
      ...completeProject,
      address,
      city: [{ name: 'Haifa', latitude: null, longitude: null }],
    };
    show(
      <>
        <ProjectHeader project={project} />
        <ProjectMap project={project} />
      </>,
    );
    await userEvent.click(link('Show the place on the map'));
    expect(screen.getByRole('region')).toHaveFocus();
  });

  it('does not link to a map that the page does not have', () => {
    show(<ProjectHeader project={completeProject} hasMap={false} />);
    expect(screen.queryByRole('link', { name: 'Show the place on the map' })).not.toBeInTheDocument();
  });
});

test('the description opens more in a new tab, and its lists have titles', () => {
  show(<ProjectDescription project={completeProject} />);
  expect(link('The brochure (opens in a new tab)')).toHaveAttribute('target', '_blank');
  for (const name of ['How it is made', 'In the building', 'Around', 'The architects'])
    expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  expect(screen.getByText('Arc Studio')).toBeVisible();
});

describe('the gallery', () => {
  it('links every picture, and opens the pressed one in the lightbox', async () => {
    const user = userEvent.setup();
    show(<ProjectGallery project={completeProject} />);
    expect(listed('A closer look')).toHaveLength(6);
    await user.click(link('Enlarge: Picture c'));
    const lightbox = await screen.findByRole('dialog', { name: 'A closer look' });
    expect(within(lightbox).getByText('3 of 6')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('has no button to all pictures for a single one', () => {
    show(
      <ProjectGallery
        project={{ ...completeProject, gallery: completeProject.gallery?.slice(0, 1) ?? null }}
      />,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

test('highlights are characteristics of the building and the surroundings', () => {
  show(<ProjectHighlights project={completeProject} />);
  expect(listed('In the building').map((one) => one.textContent)).toEqual(['Gym', 'Lift']);
  expect(listed('Around').map((one) => one.textContent)).toEqual(['A bathing beach']);
});

test.each<[string, Project['lottery'], boolean]>([
  ['a title', { boxTitle: 'Open', boxTextHTML: null, button: null }, true],
  ['a text', { boxTitle: null, boxTextHTML: { html: '<p>Soon</p>' }, button: null }, true],
  [
    'a button alone',
    { boxTitle: '', boxTextHTML: { html: '' }, button: completeProject.lottery?.button ?? null },
    false,
  ],
])('the lottery box with %s', (_name, lottery, isShown) => {
  show(<ProjectLottery project={{ ...completeProject, lottery }} />);
  expect(screen.queryAllByRole('region')).toHaveLength(isShown ? 1 : 0);
});

test('a way to register has a link only with an address and a name', () => {
  show(<LotteryWays project={completeProject} />);
  expect(screen.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual(['tel:03']);
});

test.each<[string, Parameters<typeof coordinatesOf>[0], number | null, exact?: boolean]>([
  [
    'its own',
    { address: { latitude: 32.8, longitude: 35 }, city: [{ latitude: 31, longitude: 34 }] },
    32.8,
    true,
  ],
  [
    'its town’s',
    { address: { latitude: 32.8, longitude: null }, city: [{ latitude: 31, longitude: 34 }] },
    31,
  ],
  ['the second town’s', { address: null, city: [null, { latitude: 30, longitude: 34 }] }, 30],
  ['nobody’s', { address: null, city: [{ latitude: null, longitude: null }] }, null],
])('the coordinates of a project are %s', (_name, project, latitude, exact = false) => {
  expect(coordinatesOf(project)?.latitude ?? null).toBe(latitude);
  expect(coordinatesOf(project)?.isExact ?? false).toBe(exact);
});

test('the map shows the address and links to a map service', () => {
  show(<ProjectMap project={completeProject} />);
  const address = '7 Harbour St, by the sea, Haifa, Israel';
  expect(screen.getAllByText(address)[0]).toBeVisible();
  expect(link('Open in maps (opens in a new tab)')).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(address)),
  );
});

describe('contract documents', () => {
  it('have shortened names and descriptions', () => {
    show(<ProjectContracts project={completeProject} />);
    expect(screen.getAllByRole('link').map((one) => one.firstChild?.textContent)).toEqual([
      'The complete rules of the...',
      'agreement',
    ]);
    expect(screen.getByText(/PDF · 20/)).toBeInTheDocument();
  });

  it('name a document that could not be fetched', async () => {
    const user = userEvent.setup();
    jest.mocked(zipDocuments).mockRejectedValue(new DocumentError('agreement', new Error('Status 502')));
    show(<ProjectContracts project={completeProject} />);
    await user.click(screen.getByRole('button', { name: 'All documents in one file (2)' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('“agreement” could not be downloaded');
  });

  it('are downloaded as one file', async () => {
    const user = userEvent.setup();
    URL.createObjectURL = jest.fn(() => 'blob:zip');
    URL.revokeObjectURL = jest.fn();
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    jest.mocked(zipDocuments).mockResolvedValue(new Blob(['zip']));
    show(<ProjectContracts project={completeProject} />);
    await user.click(screen.getByRole('button', { name: 'All documents in one file (2)' }));
    expect(await screen.findByText('The file has been downloaded to your device.')).toBeVisible();
    expect(saved.mock.contexts[0]).toMatchObject({ download: 'Bridge 7.zip' });
    saved.mockRestore();
  });

  it('need no zip for a single one', () => {
    const apartmentContracts = completeProject.apartmentsGeneral?.apartmentContracts?.slice(0, 1) ?? null;
    show(<ProjectContracts project={{ ...completeProject, apartmentsGeneral: { apartmentContracts } }} />);
    expect(screen.queryByRole('button', { name: /All documents/ })).not.toBeInTheDocument();
  });
});

test('the eligibility accordion has its first item open, with both buttons', () => {
  show(<Eligibility project={completeProject} form={<form aria-label="Eligibility" />} />);
  expect(screen.getByRole('button', { name: 'Who is entitled?' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: 'When is it?' })).toHaveAttribute('aria-expanded', 'false');
  expect(link('Questions')).toBeVisible();
  expect(link('The form')).toBeVisible();
  expect(screen.getByRole('form', { name: 'Eligibility' })).toBeVisible();
});

test('partners are in titled groups, with links only to those that have a site', () => {
  show(<ProjectPartners project={completeProject} />);
  for (const name of ['Who builds', 'Developers of it', 'Partners']) expect(listed(name)).toHaveLength(1);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

describe('related projects', () => {
  it('have place and number of homes, and a link to all', () => {
    show(<RelatedProjects project={completeProject} />);
    expect(link('Other Tower')).toHaveAttribute('href', '/en/projects/other/');
    expect(screen.getByText('Haifa, Israel · 80 homes')).toBeVisible();
    expect(link('All projects')).toHaveAttribute('href', '/en/projects/');
  });

  it('are not shown if the company opts out', () => {
    const company = { companyId: 5428, hideRelatedProjects: true };
    expect(
      show(<RelatedProjects project={{ ...completeProject, company }} />).container,
    ).toBeEmptyDOMElement();
  });

  it.each([
    [{ seeMoreTitleNew: 'New title' }, 'New title'],
    [{}, 'More like it'],
    [{ seeMoreTitle: null }, 'More projects'],
  ])('are titled by %j', (titles, title) => {
    show(<RelatedProjects project={{ ...completeProject, ...titles }} />);
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  });
});

test('presses are reported after consent', async () => {
  setAnalyticsConsent('granted');
  const user = userEvent.setup();
  show(<LobbyLink project={completeProject} />);
  await user.click(link('Back to Projects'));
  expect(window.dataLayer).toEqual([
    { event: 'project_button_pressed', button: 'lobby', project: '/en/projects/bridge-7/' },
  ]);
  show(<ProjectHeader project={completeProject} />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(window.dataLayer?.at(-1)).toMatchObject({ button: 'share' });
});
