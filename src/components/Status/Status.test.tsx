import { render, screen } from '@testing-library/react';
import { Status } from './Status';

it('replaces the whole text in the same region', () => {
  const { rerender } = render(<Status text="" />);
  const region = screen.getByRole('status');
  expect(region).toHaveAttribute('aria-atomic', 'true');
  for (const text of ['Projects: 12', 'Projects: 5']) {
    const before = region.firstChild;
    rerender(<Status text={text} />);
    expect(screen.getByRole('status')).toBe(region);
    expect(region.firstChild?.nodeValue).toBe(text);
    expect(region.firstChild).not.toBe(before);
  }
});
