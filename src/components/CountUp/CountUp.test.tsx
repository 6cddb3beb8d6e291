import { act, render, screen } from '@testing-library/react';
import { mockIntersection } from '../../testing/mockIntersection';
import { mockMedia } from '../../testing/mockMedia';
import { CountUp } from './CountUp';

/** Returns the animated number, which is hidden from screen readers. */
const moving = () => document.querySelector('[aria-hidden="true"]')?.textContent ?? null;
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('CountUp', () => {
  it('counts up once when scrolled into view, with the final number as accessible text', () => {
    const move = mockIntersection();
    render(<CountUp text="12,400" />);
    move(false);
    move(true);
    wait(100);
    expect(moving()).toMatch(/^\d{1,2},\d{3}$/);
    expect(moving()).not.toBe('12,400');
    expect(screen.getByText('12,400')).toBeInTheDocument();
    wait(5000);
    expect(moving()).toBeNull();
    move(false);
    move(true);
    wait(100);
    expect(moving()).toBeNull();
  });

  it('shows the number at once when the visitor scrolls past', () => {
    const move = mockIntersection();
    render(<CountUp text="52" />);
    move(false);
    move(true);
    wait(100);
    expect(moving()).not.toBeNull();
    move(false);
    expect(moving()).toBeNull();
  });

  it('does not animate when it is in view from the start', () => {
    const move = mockIntersection();
    render(<CountUp text="52" />);
    move(true);
    wait(100);
    expect(moving()).toBeNull();
  });

  it('does not animate under reduced motion', () => {
    mockMedia('prefers-reduced-motion');
    const move = mockIntersection();
    render(<CountUp text="52" />);
    move(false);
    move(true);
    wait(100);
    expect(moving()).toBeNull();
  });

  it('does not animate a year', () => {
    const move = mockIntersection();
    render(<CountUp text="1974" />);
    move(false);
    move(true);
    wait(100);
    expect(moving()).toBeNull();
  });
});
