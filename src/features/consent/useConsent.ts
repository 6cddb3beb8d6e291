import { useEffect, useState } from 'react';
import { analyticsConsent, setAnalyticsConsent, type AnalyticsConsent } from '../../lib/analytics';
import { keepVisit } from '../../lib/visitSource';

interface Consent {
  /** Whether the question is shown: initially, or reopened by the visitor. */
  shown: 'no' | 'unasked' | 'reopened';
  answer: AnalyticsConsent;
  choose: (choice: 'granted' | 'denied') => void;
  reopen: () => void;
}

/**
 * Keeps the consent question and its answer. The built HTML never contains it, so that it does not flash after an
 * answer.
 */
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
