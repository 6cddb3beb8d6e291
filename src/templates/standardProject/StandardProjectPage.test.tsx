import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { mockIntersection } from '../../testing/mockIntersection';
import { completeProject, minimalProject, type ProjectFixture } from '../../testing/projectFixture';
import { renderWithProviders } from '../../testing/renderWithProviders';
import StandardProjectPage from './StandardProjectPage';

type Props = ComponentProps<typeof StandardProjectPage>;

function show(project: ProjectFixture) {
  mockIntersection();
  // The other props are omitted, because the page uses only its data.
  const props = { data: { project, site: null, locales: null } } as unknown as Props;
  return renderWithProviders(<StandardProjectPage {...props} />, { language: 'en' });
}
const ofType = (contact: 'all' | 'leaveDetails' | 'none'): ProjectFixture => ({
  ...completeProject,
  projectType: { contact, entitled: false, layout: 'standard' },
});

describe('the standard layout', () => {
  it('shows description, pictures, place and people in order, without prices', async () => {
    const { container } = show(ofType('all'));
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'About the bridge',
      'A closer look',
      'How to come',
      'Who builds',
      'Developers of it',
      'Partners',
      'Talk to us',
      'We call you back',
      'More like it',
    ]);
    expect(screen.queryByText('₪3,480,000')).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it.each([
    ['all', ['Talk to us']],
    ['leaveDetails', ['Leave details']],
    ['none', []],
  ] as const)('has the contact button of its type: %s', (contact, names) => {
    const { container } = show(ofType(contact));
    const buttons = [...container.querySelectorAll('[data-sticky-contact] button')];
    expect(buttons.map((one) => one.textContent)).toEqual(names);
  });

  it('keeps the contact anchor when the form is hidden', () => {
    const { container } = show({ ...ofType('all'), hideLeadForm: true });
    expect(container.querySelector('#contact-us')).toHaveTextContent('Talk to us');
  });

  it('needs only a name', async () => {
    const { container } = show(minimalProject);
    expect(screen.getByRole('heading', { level: 1, name: 'Bridge 7' })).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('has a bar of its existing sections', () => {
    const { container } = show(ofType('all'));
    const bar = within(screen.getByRole('navigation', { name: 'On this page' }));
    const links = bar.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    const sections = [...container.querySelectorAll('main section[id]')].map(({ id }) => `#${id}`);
    expect(links).toEqual(sections);
    expect(links.length).toBeGreaterThan(3);
  });
});
