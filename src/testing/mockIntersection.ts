import { act } from '@testing-library/react';

/**
 * Mocks `IntersectionObserver`, because jsdom has no layout. Call it within a test.
 * @returns moves all observed elements into or out of view
 */
export function mockIntersection(): (onScreen: boolean) => void {
  const watches = new Map<IntersectionObserverCallback, Element[]>();
  class StandIn {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(target: Element) {
      watches.set(this.callback, [...(watches.get(this.callback) ?? []), target]);
    }
    disconnect() {
      watches.delete(this.callback);
    }
  }
  window.IntersectionObserver = StandIn as unknown as typeof IntersectionObserver;
  return (isIntersecting) =>
    act(() => {
      watches.forEach((targets, callback) =>
        callback(
          targets.map((target) => ({ isIntersecting, target }) as IntersectionObserverEntry),
          {} as IntersectionObserver,
        ),
      );
    });
}
