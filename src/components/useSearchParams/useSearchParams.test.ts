import { act, renderHook } from '@testing-library/react';
import { useSearchParams } from './useSearchParams';

const go = (path: string) => window.history.replaceState({ key: 'kept' }, '', path);
const start = () => renderHook(() => useSearchParams()).result;

afterEach(() => go('/'));

describe('the query of the address as state', () => {
  it('is what the address says', () => {
    go('/reports/?year=2024');
    expect(start().current[0].get('year')).toBe('2024');
  });

  it('is written to the address, without touching the rest of it', () => {
    go('/reports/?from=mail#list');
    const state = start();
    act(() => state.current[1]({ year: '2023', kind: 'דוח שנתי' }));
    expect(state.current[0].get('kind')).toBe('דוח שנתי');
    expect(new URLSearchParams(window.location.search).get('year')).toBe('2023');
    expect(window.location.search).toContain('from=mail');
    expect(window.location.hash).toBe('#list');
    expect(window.history.state).toEqual({ key: 'kept' });
  });

  it('leaves no question mark behind when nothing is left', () => {
    go('/reports/?year=2024');
    const state = start();
    act(() => state.current[1]({ year: null }));
    expect(window.location.href).toBe('http://localhost/reports/');
    expect([...state.current[0].keys()]).toEqual([]);
  });

  it('follows the back button', () => {
    const state = start();
    act(() => {
      go('/reports/?year=2022');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(state.current[0].get('year')).toBe('2022');
  });
});
