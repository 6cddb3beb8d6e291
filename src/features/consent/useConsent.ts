import { useEffect, useState } from 'react';
import { analyticsConsent, setAnalyticsConsent, type AnalyticsConsent } from '../../lib/analytics';
import { persistVisit } from '../../lib/visitSource';

interface Consent {
  /**
   * Whether and why the question is shown: `unasked` because the visitor has not answered it, `reopened` because the
   * visitor wants to change the answer.
   */
  shown: 'no' | 'unasked' | 'reopened';
  answer: AnalyticsConsent;
  choose: (choice: 'granted' | 'denied') => void;
  reopen: () => void;
}

/**
 * Manages the question for consent and its answer. The built HTML never contains the question; otherwise it would flash
 * on every page for visitors who have answered it.
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
      persistVisit();
      setAnswer(choice);
      setShown('no');
    },
    reopen: () => setShown('reopened'),
  };
}
