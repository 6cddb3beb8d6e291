import { screen } from '@testing-library/react';
import { pageLink } from '../../testing/fixtures';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { SingleArmBlock } from './SingleArmBlock';

const complete: Queries.SingleArmBlockFragment = {
  id: 'arm',
  logo: {
    gatsbyImage: null,
    alt: 'The mark',
    mimeType: 'image/svg+xml',
    url: 'https://cms.example/mark.svg',
    width: 100,
    height: 100,
    focalX: 50,
    focalY: 50,
  },
  text: { html: '<p>We answer within a day</p>' },
  button: pageLink('Contact us', '/en/contact/'),
};

describe('SingleArmBlock', () => {
  it('has a logo, a text and a button', () => {
    renderWithProviders(<SingleArmBlock {...complete} />, { language: 'en' });
    expect(screen.getByRole('img', { name: 'The mark' })).toBeVisible();
    expect(screen.getByText('We answer within a day')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/en/contact/');
  });

  it('needs only a text', () => {
    renderWithProviders(<SingleArmBlock {...complete} logo={null} button={null} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
