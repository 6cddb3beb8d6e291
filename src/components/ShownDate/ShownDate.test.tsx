import { render, screen } from '@testing-library/react';
import { ShownDate } from './ShownDate';

it('renders a machine-readable date with isolated text', () => {
  render(<ShownDate iso="2025-03-20" shown="20.3.2025" className="day" />);
  const shown = screen.getByText('20.3.2025');
  expect(shown.tagName).toBe('BDI');
  expect(shown.parentElement).toHaveAttribute('datetime', '2025-03-20');
  expect(shown.parentElement).toHaveClass('day');
});

it.each([null, undefined, ''])('renders nothing without a date: %j', (iso) => {
  const { container } = render(<ShownDate iso={iso} shown={null} />);
  expect(container).toBeEmptyDOMElement();
});
