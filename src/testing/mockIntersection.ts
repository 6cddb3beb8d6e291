import { act } from '@testing-library/react';

/**
 * Mocks `IntersectionObserver`, because jsdom has no layout. Call it within a test.
 * @returns function that moves all observed elements into view, out of view, or near the viewport
 */
export function mockIntersection(): (place: boolean | 'near') => void {
  const watches = new Map<IntersectionObserverCallback, { targets: Element[]; hasMargin: boolean }>();
  class StandIn {
    private readonly hasMargin: boolean;
    constructor(
      private readonly callback: IntersectionObserverCallback,
      { rootMargin = '0px' }: IntersectionObserverInit = {},
    ) {
      this.hasMargin = rootMargin !== '0px';
    }
    observe(target: Element) {
      const { targets = [] } = watches.get(this.callback) ?? {};
      watches.set(this.callback, { targets: [...targets, target], hasMargin: this.hasMargin });
    }
    disconnect() {
      watches.delete(this.callback);
    }
  }
  window.IntersectionObserver = StandIn as unknown as typeof IntersectionObserver;
  return (place) =>
    act(() => {
      watches.forEach(({ targets, hasMargin }, callback) => {
        const isIntersecting = place === 'near' ? hasMargin : place;
        callback(
          targets.map((target) => ({ isIntersecting, target }) as IntersectionObserverEntry),
          {} as IntersectionObserver,
        );
      });
    });
}
