/** jsdom has no screen: every media query is false, that is, the page is on a phone and moves as it likes. */
window.matchMedia ??= (media) =>
  ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;
