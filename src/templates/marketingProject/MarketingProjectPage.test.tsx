import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { Language } from '../../i18n/languages';
import { completeProject, minimalProject, type ProjectFixture } from '../../testing/projectFixture';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { mockIntersection } from '../../testing/mockIntersection';
import { renderWithProviders } from '../../testing/renderWithProviders';
import MarketingProjectPage from './MarketingProjectPage';

type Props = ComponentProps<typeof MarketingProjectPage>;

function show(project: ProjectFixture, language: Language = 'en') {
  mockIntersection();
  // The other props are omitted, because the page uses only its data.
  const props = { data: { project, site: null, locales: null } } as unknown as Props;
  return renderWithProviders(<MarketingProjectPage {...props} />, { language });
}
const headings = (level: number) => screen.getAllByRole('heading', { level }).map((one) => one.textContent);

const unentitled: ProjectFixture = {
  ...completeProject,
  projectType: { contact: 'all', entitled: false, layout: 'marketing' },
};

describe('the marketing layout', () => {
  it('has its sections in the order of the specification', () => {
    show(completeProject);
    expect(headings(1)).toEqual(['Bridge 7']);
    expect(headings(2)).toEqual([
      'A closer look',
      'About the bridge',
      'What is special here',
      'The lottery is open',
      'How to come',
      'Contract documents',
      'Two ways to register',
      'What to know about eligibility',
      'We call you back',
      'Talk to us',
      'Who builds',
      'Developers of it',
      'Partners',
      'More like it',
    ]);
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent(/For illustration only\..*Talk to us$/);
  });

  it('shows documents, registration and the eligibility form only for eligible buyers', () => {
    show(unentitled);
    for (const name of ['Contract documents', 'Two ways to register', 'What to know about eligibility'])
      expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'The lottery is open' })).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it.each([
    ['the form of eligible buyers', completeProject, 'We call you back'],
    ['the office elsewhere', unentitled, 'Talk to us'],
    ['the office where the form is hidden', { ...completeProject, hideLeadForm: true }, 'Talk to us'],
  ])('points the contact anchor to %s', (_name, project, title) => {
    const { container } = show(project);
    expect(screen.getByRole('link', { name: 'Arrange a visit' })).toHaveAttribute('href', '#contact-us');
    const places = container.querySelectorAll('#contact-us');
    expect(places).toHaveLength(1);
    expect(places[0]).toHaveTextContent(title);
  });

  it.each(['he', 'en'] as const)('is accessible with all content: %s', async (language) => {
    const { container } = show(completeProject, language);
    await expectNoAxeViolations(container);
  });

  it.each(['he', 'en'] as const)('needs only a name: %s', async (language) => {
    const { container } = show(minimalProject, language);
    expect(headings(1)).toEqual(['Bridge 7']);
    // The only remaining section is the contact section.
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await expectNoAxeViolations(container);
  });

  it('has a bar of its existing sections', () => {
    const { container } = show(completeProject);
    const bar = within(screen.getByRole('navigation', { name: 'On this page' }));
    const links = bar.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    const sections = [...container.querySelectorAll('main section[id]')].map(({ id }) => `#${id}`);
    expect(links).toEqual(sections);
    expect(links.length).toBeGreaterThan(5);
  });
});
