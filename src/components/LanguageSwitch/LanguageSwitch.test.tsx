import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { LanguageSwitch } from './LanguageSwitch';

const alternates = [
  { locale: 'he', path: '/odot/' },
  { locale: 'en', path: '/en/about/' },
];

describe('LanguageSwitch', () => {
  it.each([
    ['he', 'English', 'en', '/en/about/'],
    ['en', 'עברית', 'he', '/odot/'],
  ] as const)('leads from %s to the twin, in the words of its language', (language, name, twin, path) => {
    renderWithProviders(<LanguageSwitch alternates={alternates} />, { language });
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', path);
    expect(link).toHaveAttribute('hreflang', twin);
    expect(link).toHaveAttribute('lang', twin);
  });

  it('keeps the parameters that apply in the other language', async () => {
    window.history.replaceState(null, '', '/odot/?page=2&map=1');
    renderWithProviders(<LanguageSwitch alternates={alternates} />);
    const link = screen.getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/en\/about\/\?page=2&map=1$/));
    window.history.replaceState(null, '', '/');
  });

  it('links to the home page of a language in which the page does not exist', () => {
    renderWithProviders(<LanguageSwitch alternates={alternates.slice(0, 1)} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/en/');
  });
});
