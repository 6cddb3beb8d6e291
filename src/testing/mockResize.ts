/** Replaces `ResizeObserver`, which jsdom lacks. Returns a function that notifies all observers of a change. */
export function mockResize(): () => void {
  const observers = new Set<() => void>();
  globalThis.ResizeObserver = class {
    private readonly notify: () => void;
    constructor(callback: ResizeObserverCallback) {
      this.notify = () => callback([], this);
    }
    observe = () => void observers.add(this.notify);
    unobserve = () => void observers.delete(this.notify);
    disconnect = () => void observers.delete(this.notify);
  };
  return () => observers.forEach((notify) => notify());
}
