import { screen, within } from '@testing-library/react';
import type { Language } from '../../i18n/languages';
import { picture, urlLink } from '../../testing/fixtures';
import { layOutSlides } from '../../testing/layOutSlides';
import { mockMedia } from '../../testing/mockMedia';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ActiveArms } from './ActiveArms';

layOutSlides(350, 300);

const complete: Queries.ActiveArmsFragment = {
  id: 'arms',
  title: 'What we do',
  introduction: 'Five companies',
  arms: [
    {
      id: 'a',
      logo: picture('Even Residence'),
      name: 'Even Residence',
      text: 'Homes',
      link: urlLink('To the company', 'https://even-derech.example/a'),
    },
    { id: 'b', logo: picture('Even Roads'), name: null, text: 'Roads', link: null },
  ],
};
const minimal: Queries.ActiveArmsFragment = {
  id: 'arms',
  title: null,
  introduction: null,
  arms: [{ id: 'a', logo: null, name: null, text: 'Homes', link: null }],
};

afterEach(() => jest.restoreAllMocks());

describe('ActiveArms', () => {
  it('shows each arm with logo, text and link', () => {
    renderWithProviders(<ActiveArms {...complete} first={false} />, { language: 'en' });
    expect(screen.getByRole('heading', { level: 2, name: 'What we do' })).toBeVisible();
    const arm = screen.getByRole('group', { name: 'Slide 1 of 2' });
    expect(within(arm).getByRole('heading', { level: 3, name: 'Even Residence' })).toBeVisible();
    // The text beside a logo already names it, so the logo is decorative. A logo without a text needs its own
    // alternative text.
    expect(within(arm).queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Even Roads' })).toBeInTheDocument();
    expect(within(arm).getByText('Homes')).toBeVisible();
    expect(within(arm).getByRole('link', { name: 'To the company – Even Residence' })).toHaveAttribute(
      'href',
      'https://even-derech.example/a',
    );
  });

  it.each([
    ['he', 'זרועות הפעילות', 'קרוסלה'],
    ['en', 'Our activities', 'carousel'],
  ] satisfies [Language, string, string][])('needs no more than a text: %s', (language, name, kind) => {
    renderWithProviders(<ActiveArms {...minimal} first={false} />, { language });
    expect(screen.getByRole('group', { name })).toHaveAttribute('aria-roledescription', kind);
    expect(screen.getByText('Homes')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('is a slider on phones and a grid on desktop', () => {
    const { unmount } = renderWithProviders(<ActiveArms {...complete} first={false} />, { language: 'en' });
    expect(screen.getByRole('button', { name: 'Go to slide 2' })).toBeEnabled();
    expect(screen.getByRole('group', { name: 'What we do' })).toHaveAttribute('aria-roledescription');
    unmount();
    mockMedia('min-width: 65em');
    renderWithProviders(<ActiveArms {...complete} first={false} />, { language: 'en' });
    expect(screen.getByRole('group', { name: 'What we do' })).not.toHaveAttribute('aria-roledescription');
  });
});
