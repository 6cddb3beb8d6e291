import { render, screen } from '@testing-library/react';
import { ReadingColumns } from './ReadingColumns';

const order = (first: string, second: string) =>
  screen.getByText(first).compareDocumentPosition(screen.getByText(second)) &
  Node.DOCUMENT_POSITION_FOLLOWING;

describe('ReadingColumns', () => {
  it.each([
    [false, 'text', 'beside'],
    [true, 'beside', 'text'],
  ])('places `beside` before the text: %s', (besideFirst, first, second) => {
    render(
      <ReadingColumns before={<p>before</p>} beside={<p>beside</p>} besideFirst={besideFirst}>
        <p>text</p>
      </ReadingColumns>,
    );
    expect(order('before', first)).toBeTruthy();
    expect(order(first, second)).toBeTruthy();
  });
});
