import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './VisuallyHidden';

it('keeps the space before its text, which browsers would drop', () => {
  render(
    <a href="/privacy/">
      Privacy policy
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>,
  );
  expect(screen.getByText('(opens in a new tab)')).toHaveStyle({ whiteSpace: 'pre' });
  expect(screen.getByRole('link')).toHaveAccessibleName('Privacy policy (opens in a new tab)');
});
