import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useScrollToExpandedRow } from './useScrollToExpandedRow';

function Rows() {
  const place = useRef<HTMLDivElement>(null);
  useScrollToExpandedRow(place, {
    results: [{ assetName: 'A-1' }],
    open: 'A-1',
    isShown: () => true,
    show: () => undefined,
  });
  return (
    <div ref={place}>
      <ul data-view-first="">
        <li>
          <button aria-expanded="true">A-1</button>
        </li>
      </ul>
    </div>
  );
}

it('lays out all rows of the list around the opened row before it scrolls there', () => {
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  const deferred: boolean[] = [];
  const scroll = jest.fn(() => deferred.push(screen.getByRole('list').hasAttribute('data-view-first')));
  Element.prototype.scrollIntoView = scroll;
  render(<Rows />);
  expect(deferred).toEqual([false]);
});
