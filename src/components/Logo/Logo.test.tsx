import { render, screen } from '@testing-library/react';
import { picture } from '../../testing/fixtures';
import { Logo } from './Logo';

describe('Logo', () => {
  it('shows the mark beside the site name', () => {
    const { container } = render(<Logo siteName="Even Derech" />);
    expect(screen.getByText('Even Derech')).toBeVisible();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it("shows the editors' logo if there is one", () => {
    render(<Logo siteName="Even Derech" media={picture('a drawing')} />);
    expect(screen.getByRole('img', { name: 'Even Derech' })).toBeVisible();
  });
});
