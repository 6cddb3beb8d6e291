import { act } from '@testing-library/react';

/**
 * Stands in for the browser's watch over what is on the screen, which jsdom does not lay out. Call it within a test.
 * @returns a function that moves everything that is watched onto the screen or off it
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
