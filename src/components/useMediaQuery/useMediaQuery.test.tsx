import { act, renderHook } from '@testing-library/react';
import { useMediaQuery } from './useMediaQuery';

describe('useMediaQuery', () => {
  it('follows the query, with or without @media', () => {
    let matches = true;
    let changed: (() => void) | undefined;
    const matchMedia = jest.spyOn(window, 'matchMedia').mockImplementation(
      () =>
        ({
          get matches() {
            return matches;
          },
          addEventListener: (_type: string, listener: () => void) => (changed = listener),
          removeEventListener: () => (changed = undefined),
        }) as unknown as MediaQueryList,
    );
    const { result, unmount } = renderHook(() => useMediaQuery('@media (min-width: 1040px)'));
    expect(matchMedia).toHaveBeenCalledWith('(min-width: 1040px)');
    expect(result.current).toBe(true);
    matches = false;
    act(() => changed?.());
    expect(result.current).toBe(false);
    unmount();
    expect(changed).toBeUndefined();
  });
});
