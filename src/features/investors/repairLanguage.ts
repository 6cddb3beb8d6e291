const isKnown = (language: string): boolean => {
  try {
    return Intl.getCanonicalLocales(language).length > 0;
  } catch {
    return false;
  }
};

// uPlot passes the browser's language to `Intl.NumberFormat` when it loads, which throws for "C" (the POSIX locale).
if (!isKnown(navigator.language))
  Object.defineProperty(navigator, 'language', { value: document.documentElement.lang, configurable: true });

export {};
