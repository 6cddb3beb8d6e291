import { screen } from '@testing-library/react';
import { pageLink } from '../../testing/fixtures';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ContactHeader1 } from './ContactHeader1';

const complete: Queries.ContactHeader1Fragment = {
  id: 'header',
  title: 'Let us talk',
  introduction: 'Every day until six',
  phone: '03-555 0100',
  link: pageLink('Write to us', '/contact/', { anchor: 'contact-us' }),
};

describe('ContactHeader1', () => {
  it.each(['he', 'en'] as const)('shows title, text, phone and link: %s', (language) => {
    renderWithProviders(<ContactHeader1 {...complete} first={false} />, { language });
    expect(screen.getByRole('region', { name: 'Let us talk' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Let us talk' })).toBeVisible();
    expect(screen.getByText('Every day until six')).toBeVisible();
    expect(screen.getByRole('link', { name: '03-555 0100' })).toHaveAttribute('href', 'tel:035550100');
    expect(screen.getByText('03-555 0100').tagName).toBe('BDI');
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact/#contact-us');
  });

  it('needs only a title', () => {
    renderWithProviders(
      <ContactHeader1 id="header" title="Let us talk" introduction={null} phone={null} link={null} first />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Let us talk' })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
