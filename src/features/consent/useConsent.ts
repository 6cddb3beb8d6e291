import { useEffect, useState } from 'react';
import { analyticsConsent, setAnalyticsConsent, type AnalyticsConsent } from '../../lib/analytics';
import { keepVisit } from '../../lib/visitSource';

interface Consent {
  /** Whether the question stands on the page: unasked for, or because the visitor wants to change the answer. */
  shown: 'no' | 'unasked' | 'reopened';
  answer: AnalyticsConsent;
  choose: (choice: 'granted' | 'denied') => void;
  reopen: () => void;
}

/** The question whether the visitor may be counted, and its answer. The HTML never holds it: who answered does not see it flash. */
export function useConsent(): Consent {
  const [shown, setShown] = useState<Consent['shown']>('no');
  const [answer, setAnswer] = useState<AnalyticsConsent>('unasked');

  useEffect(() => {
    const known = analyticsConsent();
    setAnswer(known);
    if (known === 'unasked') setShown('unasked');
  }, []);

  return {
    shown,
    answer,
    choose: (choice) => {
      setAnalyticsConsent(choice);
      keepVisit();
      setAnswer(choice);
      setShown('no');
    },
    reopen: () => setShown('reopened'),
  };
}
