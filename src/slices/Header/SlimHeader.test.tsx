import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { SlimHeader } from './SlimHeader';

const alternates = [
  { locale: 'he', path: '/projects/gal/' },
  { locale: 'en', path: '/en/projects/wave/' },
];

it.each([
  ['he', '/', 'Even Derech, דף הבית', 'English', '/en/projects/wave/'],
  ['en', '/en/', 'Even Derech, Home', 'עברית', '/projects/gal/'],
] as const)('keeps the way home and the other language: %s', (language, home, name, other, twin) => {
  renderWithProviders(
    <SlimHeader
      site={{ siteName: 'Even Derech', phone: null, logo: null }}
      currentPath="/p/"
      alternates={alternates}
    />,
    { language },
  );
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name })).toHaveAttribute('href', home);
  expect(banner.getByRole('link', { name: other })).toHaveAttribute('href', twin);
  expect(banner.queryByRole('navigation')).not.toBeInTheDocument();
});
