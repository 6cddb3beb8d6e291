import { act, renderHook } from '@testing-library/react';
import { useScrolled } from './useScrolled';

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
    window.dispatchEvent(new Event('scroll'));
  });

describe('useScrolled', () => {
  it('is true after leaving the top of the page', () => {
    const { result } = renderHook(() => useScrolled());
    expect(result.current).toBe(false);
    scrollTo(10);
    expect(result.current).toBe(false);
    scrollTo(200);
    expect(result.current).toBe(true);
    scrollTo(0);
    expect(result.current).toBe(false);
  });
});
