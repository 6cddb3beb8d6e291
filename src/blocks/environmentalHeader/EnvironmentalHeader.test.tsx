import { screen } from '@testing-library/react';
import { picture } from '../../testing/fixtures';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { EnvironmentalHeader } from './EnvironmentalHeader';

const complete: Queries.EnvironmentalHeaderFragment = {
  id: 'header',
  title: 'The environment is our site',
  introduction: 'What we have done',
  icon: picture('Leaf'),
  image: picture('A park'),
};

describe('EnvironmentalHeader', () => {
  it('starts the page with its h1, text and picture', () => {
    renderWithProviders(<EnvironmentalHeader {...complete} first />, { language: 'en' });
    expect(screen.getByRole('heading', { level: 1, name: 'The environment is our site' })).toBeVisible();
    expect(screen.getByText('What we have done')).toBeVisible();
    expect(screen.getByRole('img', { name: 'A park' })).toHaveAttribute('loading', 'eager');
  });

  it.each(['he', 'en'] as const)('needs only a title: %s', (language) => {
    const minimal = { ...complete, introduction: null, icon: null, image: null };
    renderWithProviders(<EnvironmentalHeader {...minimal} first={false} />, { language });
    expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
