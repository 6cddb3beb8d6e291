import { useMemo, useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft, type DraftValues } from '../../lib/drafts';

interface DraftOptions<Values extends object> {
  /** Identifies the form and its subject within the site. */
  key: string;
  /** The empty form. */
  empty: Values;
  /** Fields that are never stored: identity numbers, files and consents. */
  never?: readonly string[];
}

/** Actions on the draft of a form. */
export interface FormDraft {
  /** Input from before a failure reset the form. */
  offered: object | null;
  /** Returns the initial values: input from before a reload or navigation. */
  take: () => DraftValues;
  /** Keeps the current input. */
  keep: (values: object) => void;
  /** Offers the input after a failed attempt to send, also after a reload. */
  offer: (values: object) => void;
  /** Ends an offer whose input was restored. */
  accept: () => void;
  /** Ends an unwanted offer and keeps the current input. */
  decline: (values: object) => void;
  /** Removes the draft, after sending or on request. */
  forget: () => void;
  empty: object;
}

/**
 * Keeps a form's input in the tab until it is sent, across reloads, closed drawers and navigation. `FormBody`
 * restores, keeps and offers it; the form reports the outcome of sending.
 */
export function useDraft<Values extends object>(options: DraftOptions<Values>): FormDraft {
  const [offered, setOffered] = useState<object | null>(null);
  const latest = useRef({ ...options, offered });
  latest.current = { ...options, offered };
  return useMemo(() => {
    /** Returns the values that differ from the empty form and may be stored. */
    const written = (values: object): DraftValues => {
      const { empty, never = [] } = latest.current;
      const before = new Map(Object.entries(empty));
      return Object.fromEntries(
        Object.entries(values).filter(
          ([name, value]) =>
            !never.includes(name) &&
            before.has(name) &&
            JSON.stringify(value) !== JSON.stringify(before.get(name)),
        ),
      ) as DraftValues;
    };
    const forget = () => {
      forgetDraft(latest.current.key);
      setOffered(null);
    };
    return {
      offered,
      empty: options.empty,
      take: () => {
        const found = readDraft(latest.current.key);
        if (!found) return {};
        const values = written(found.values);
        if (!found.failed) return latest.current.offered ? {} : values;
        // The tab also stores input beside an offer; only the offer contains unstorable fields.
        setOffered({ ...latest.current.empty, ...latest.current.offered, ...values });
        return {};
      },
      keep: (values: object) => {
        const now = written(values);
        const before = latest.current.offered;
        // A pending offer outlives new input.
        if (before) keepDraft(latest.current.key, { values: { ...written(before), ...now }, failed: true });
        else if (Object.keys(now).length > 0) keepDraft(latest.current.key, { values: now, failed: false });
        else forgetDraft(latest.current.key);
      },
      offer: (values: object) => {
        keepDraft(latest.current.key, { values: written(values), failed: true });
        setOffered(values);
      },
      accept: () => setOffered(null),
      decline: (values: object) => {
        forget();
        const now = written(values);
        if (Object.keys(now).length > 0) keepDraft(latest.current.key, { values: now, failed: false });
      },
      forget,
    };
  }, [offered, options.empty]);
}
