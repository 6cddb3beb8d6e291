import { act, renderHook } from '@testing-library/react';
import { useShortlist } from './useShortlist';

const homes = (project: string, number: number) =>
  Array.from({ length: number }, (_, at) => `${project}-${at}`);

beforeEach(() => {
  window.localStorage.clear();
});

test("a long shared list removes none of the visitor's own homes", () => {
  const { result } = renderHook(useShortlist);
  const own = homes('own', 30);
  own.forEach((name) => act(() => result.current.toggle(name)));
  act(() => result.current.add(homes('shared', 40)));
  expect(result.current.saved).toEqual([...own, ...homes('shared', 40)]);
  act(() => result.current.add(homes('endless', 1_000)));
  expect(result.current.saved.slice(0, 70)).toEqual([...own, ...homes('shared', 40)]);
  expect(result.current.saved).toHaveLength(200);
});

test('the last saved home has a place in a full list', () => {
  const { result } = renderHook(useShortlist);
  act(() => result.current.add(homes('shared', 300)));
  act(() => result.current.toggle('newest'));
  expect(result.current.saved).toContain('newest');
  expect(result.current.saved).toHaveLength(200);
});
