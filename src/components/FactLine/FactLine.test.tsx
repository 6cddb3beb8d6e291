import { render, screen } from '@testing-library/react';
import { FactLine } from './FactLine';
import { line } from './FactLine.styles';

describe('FactLine', () => {
  it('shows known facts in order', () => {
    render(<FactLine facts={['Company', null, 'North', '', undefined, false, 'Full time', 0]} />);
    expect(screen.getByRole('paragraph')).toHaveTextContent('Company North Full time 0');
  });

  it.each([
    [1, 1],
    [2, 2],
    [3, 2],
    [5, 2],
  ])('with %i facts keeps the last %i together, so that none wraps alone', (count, together) => {
    render(<FactLine facts={Array.from({ length: count }, (_, index) => `fact ${index + 1}`)} />);
    const last = screen.getByText(`fact ${count}`).parentElement as HTMLElement;
    expect(last.children).toHaveLength(together);
    expect(getComputedStyle(last).display).toBe('inline-block');
  });

  it('hides its separators from screen readers', () => {
    expect(line.styles).toContain('content:"·" / ""');
  });

  it('renders nothing without facts', () => {
    const { container } = render(<FactLine facts={[null, '']} />);
    expect(container).toBeEmptyDOMElement();
  });
});
