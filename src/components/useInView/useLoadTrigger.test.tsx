import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { mockIntersection } from '../../testing/mockIntersection';
import { useLoadTrigger } from './useLoadTrigger';

function List({ asked }: { asked?: boolean }) {
  const frame = useRef<HTMLParagraphElement>(null);
  return <p ref={frame}>{useLoadTrigger(frame, asked) ? 'fetched' : 'built'}</p>;
}

it('becomes true, and stays so, when the element is in view and the visitor has interacted', () => {
  const move = mockIntersection();
  render(<List />);
  move(true);
  expect(screen.getByText('built')).toBeInTheDocument();
  move(false);
  fireEvent.pointerMove(document);
  expect(screen.getByText('built')).toBeInTheDocument();
  move(true);
  expect(screen.getByText('fetched')).toBeInTheDocument();
  move(false);
  expect(screen.getByText('fetched')).toBeInTheDocument();
});

it('is true at once when asked', () => {
  mockIntersection();
  render(<List asked />);
  expect(screen.getByText('fetched')).toBeInTheDocument();
});
