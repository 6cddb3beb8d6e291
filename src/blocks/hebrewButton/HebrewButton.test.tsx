import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { HebrewButton } from './HebrewButton';

const complete: Queries.HebrewButtonFragment = {
  id: 'hebrew',
  introduction: 'Our positions are advertised in Hebrew',
  buttonText: 'To the job board',
};
const minimal: Queries.HebrewButtonFragment = { id: 'hebrew', introduction: null, buttonText: null };

describe('HebrewButton', () => {
  it('links to the careers page and says that it is in Hebrew', () => {
    renderWithProviders(<HebrewButton {...complete} first={false} />, { language: 'en' });
    expect(screen.getByText('Our positions are advertised in Hebrew')).toBeVisible();
    const link = screen.getByRole('link', { name: 'To the job board' });
    expect(link).toHaveAttribute('href', '/career/');
    expect(link).toHaveAttribute('hreflang', 'he');
  });

  it('has a default text', () => {
    renderWithProviders(<HebrewButton {...minimal} first={false} />, { language: 'en' });
    expect(screen.getByRole('link', { name: 'Open positions (in Hebrew)' })).toHaveAttribute(
      'href',
      '/career/',
    );
  });

  it('renders nothing in Hebrew', () => {
    const { container } = renderWithProviders(<HebrewButton {...complete} first={false} />, {
      language: 'he',
    });
    expect(container).toBeEmptyDOMElement();
  });
});
