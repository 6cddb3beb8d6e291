import { render, screen } from '@testing-library/react';
import { picture } from '../../testing/fixtures';
import { Logo } from './Logo';

describe('Logo', () => {
  it('is the sign beside the name of the site', () => {
    const { container } = render(<Logo siteName="Even Derech" />);
    expect(screen.getByText('Even Derech')).toBeVisible();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('is the logo of the editors where there is one', () => {
    render(<Logo siteName="Even Derech" media={picture('a drawing')} />);
    expect(screen.getByRole('img', { name: 'Even Derech' })).toBeVisible();
  });
});
