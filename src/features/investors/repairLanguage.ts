const isKnown = (language: string): boolean => {
  try {
    return Intl.getCanonicalLocales(language).length > 0;
  } catch {
    return false;
  }
};

// On import, uPlot passes the browser's language to `Intl.NumberFormat`. That throws for an invalid value such as "C"
// (the POSIX locale), so it is replaced by the page's language first.
if (!isKnown(navigator.language))
  Object.defineProperty(navigator, 'language', { value: document.documentElement.lang, configurable: true });

export {};
