import { screen, within } from '@testing-library/react';
import { picture, urlLink } from '../../testing/fixtures';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Community } from './Community';

const complete: Queries.CommunityFragment = {
  id: 'community',
  title: 'What keeps us busy',
  items: [
    {
      id: 'a',
      title: 'First key',
      text: { html: '<p>Homes for the <b>young</b></p>' },
      icon: picture('Key'),
    },
    { id: 'b', title: 'X'.repeat(120), text: null, icon: null },
  ],
  donationButton: urlLink('Give', 'https://give.example/'),
};

describe('Community', () => {
  it('lists the items and has one donation button', () => {
    renderWithProviders(<Community {...complete} first={false} />, { language: 'en' });
    const block = screen.getByRole('region', { name: 'What keeps us busy' });
    const items = within(block).getAllByRole('listitem');
    expect(items).toHaveLength(2);
    expect(within(block).getByRole('heading', { level: 3, name: 'First key' })).toBeVisible();
    expect(items[0]).toHaveTextContent('Homes for the young');
    expect(within(block).getByRole('link', { name: /Give/ })).toHaveAttribute(
      'href',
      'https://give.example/',
    );
  });

  it.each(['he', 'en'] as const)('needs neither title, icons nor a button: %s', (language) => {
    const minimal = { ...complete, title: null, donationButton: null };
    renderWithProviders(<Community {...minimal} first={false} />, { language });
    expect(screen.getByRole('heading', { level: 2, name: 'First key' })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('renders nothing without items', () => {
    const { container } = renderWithProviders(<Community {...complete} items={[]} first={false} />);
    expect(container).toBeEmptyDOMElement();
  });
});
