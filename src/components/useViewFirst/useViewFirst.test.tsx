import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useViewFirst, viewFirst } from './useViewFirst';

function List({ rows }: { rows: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  useViewFirst(list, rows);
  return (
    <ul ref={list} css={viewFirst}>
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  );
}

const isMarked = () => screen.getByRole('list').hasAttribute('data-view-first');
let frames: FrameRequestCallback[];
const paint = () => act(() => frames.splice(0).forEach((callback) => callback(0)));

beforeEach(() => {
  jest.useFakeTimers();
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('defers rows outside the viewport from a change until the next frame', () => {
  const { rerender } = render(<List rows={['a', 'b']} />);
  expect(isMarked()).toBe(false);
  rerender(<List rows={['a', 'b']} />);
  expect(isMarked()).toBe(false);

  rerender(<List rows={['b']} />);
  expect(isMarked()).toBe(true);
  paint();
  expect(isMarked()).toBe(true);
  act(() => jest.advanceTimersByTime(0));
  expect(isMarked()).toBe(false);
});

it('restarts on a change before that frame, and cleans up on unmount', () => {
  const cancel = jest.spyOn(window, 'cancelAnimationFrame');
  const { rerender, unmount } = render(<List rows={['a']} />);
  rerender(<List rows={['b']} />);
  rerender(<List rows={['c']} />);
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(isMarked()).toBe(true);
  const list = screen.getByRole('list');
  unmount();
  expect(list.hasAttribute('data-view-first')).toBe(false);
});
