import { screen } from '@testing-library/react';
import type { Language } from '../../i18n/languages';
import { pageLink } from '../../testing/fixtures';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ProjectButton } from './ProjectButton';

describe('ProjectButton', () => {
  it('links to the projects, with a line of text', () => {
    renderWithProviders(
      <ProjectButton
        id="projects"
        introduction="Looking for a home?"
        link={pageLink('All projects', '/en/projects/')}
        first={false}
      />,
      { language: 'en' },
    );
    expect(screen.getByText('Looking for a home?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All projects' })).toHaveAttribute('href', '/en/projects/');
  });

  it.each([
    ['he', 'לכל הפרויקטים'],
    ['en', 'All projects'],
  ] satisfies [Language, string][])('needs no more than its link: %s', (language, name) => {
    const link = pageLink(name, '/projects/', { target: 'blank' });
    renderWithProviders(<ProjectButton id="projects" introduction={null} link={link} first={false} />, {
      language,
    });
    expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  });

  it('renders nothing without a link target', () => {
    const { container } = renderWithProviders(
      <ProjectButton id="projects" introduction="Looking for a home?" link={null} first={false} />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
