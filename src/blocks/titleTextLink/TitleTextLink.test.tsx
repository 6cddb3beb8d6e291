import { screen } from '@testing-library/react';
import { pageLink } from '../../testing/fixtures';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { TitleTextLink } from './TitleTextLink';

const complete: Queries.TitleTextLinkFragment = {
  id: 'how',
  title: 'How we report',
  text: { html: '<p>Every quarter</p>' },
  link: pageLink('All reports', '/en/reports/'),
};

describe('TitleTextLink', () => {
  it('has a title, a text and a link', () => {
    renderWithProviders(<TitleTextLink {...complete} first={false} />, { language: 'en' });
    expect(screen.getByRole('region', { name: 'How we report' })).toHaveTextContent('Every quarter');
    expect(screen.getByRole('link', { name: 'All reports' })).toHaveAttribute('href', '/en/reports/');
  });

  it('needs only a title', () => {
    renderWithProviders(<TitleTextLink {...complete} text={null} link={null} first />);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
