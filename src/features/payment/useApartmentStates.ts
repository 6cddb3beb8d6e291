import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/LanguageContext';
import { readApartmentStates, type ApartmentStates } from './apartmentStates';

/** How often homes are asked about while the page is seen. */
export const ASK_MS = 15_000;

interface LiveStates {
  states: ApartmentStates;
  /** The last question had no answer: what is shown may be out of date. */
  failed: boolean;
  refresh: () => void;
}

/**
 * How homes stand just now: asked when the page opens, again while it is seen, at once when it is seen again, and when somebody wants to know. What
 * was known stays until there is a newer answer.
 * @param assetNames what the payments know them by
 */
export function useApartmentStates(assetNames: readonly string[]): LiveStates {
  const { culture } = useLanguage();
  const [states, setStates] = useState<ApartmentStates>({});
  const [failed, setFailed] = useState(false);
  const asking = useRef<AbortController>();
  const key = assetNames.join(',');

  const refresh = useCallback(() => {
    if (key === '') return;
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    readApartmentStates(key.split(','), culture, signal).then(
      (answer) => {
        if (signal.aborted) return;
        setStates(answer);
        setFailed(false);
      },
      () => {
        if (!signal.aborted) setFailed(true);
      },
    );
  }, [key, culture]);

  useEffect(() => {
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    askIfSeen();
    const timer = setInterval(askIfSeen, ASK_MS);
    document.addEventListener('visibilitychange', askIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askIfSeen);
      asking.current?.abort();
    };
  }, [refresh]);

  return { states, failed, refresh };
}
