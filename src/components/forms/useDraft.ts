import { useMemo, useRef, useState } from 'react';
import { deleteDraft, saveDraft, readDraft, type DraftValues } from '../../lib/drafts';

interface DraftOptions<Values extends object> {
  /** Identifies the form, and what it is about, within the site. */
  key: string;
  /** Values of the empty form. */
  empty: Values;
  /** Names of fields that are never stored: identity numbers, files and consents. */
  never?: readonly string[];
}

/** The state of a form's draft and the actions on it. */
export interface FormDraft {
  /** Input from before a failure reset the form, or null. The visitor is offered to restore it. */
  offered: object | null;
  /** Reads the stored draft. Returns the input from before a reload or navigation, as initial values. */
  take: () => DraftValues;
  /** Stores the current input. */
  keep: (values: object) => void;
  /** Stores the input of a failed attempt to submit, and offers to restore it. The offer survives a reload. */
  offer: (values: object) => void;
  /** Ends the offer because the visitor has restored the input. */
  accept: () => void;
  /** Ends the offer because the visitor declined it. The current input is stored instead. */
  decline: (values: object) => void;
  /** Removes the draft, after the form was sent or when the visitor starts over. */
  forget: () => void;
  empty: object;
}

/**
 * Stores a form's input in the browser tab until the form is sent. It survives reloads, closed drawers and navigation.
 * `FormBody` restores, stores and offers the input; the form reports whether sending succeeded.
 */
export function useDraft<Values extends object>(options: DraftOptions<Values>): FormDraft {
  const [offered, setOffered] = useState<object | null>(null);
  const latest = useRef({ ...options, offered });
  latest.current = { ...options, offered };
  return useMemo(() => {
    /** Returns the values that differ from the empty form and that are allowed to be stored. */
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
      deleteDraft(latest.current.key);
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
        // The tab's storage also contains input typed after the offer. The offer in memory is still needed, because
        // only it has the fields that are never stored.
        setOffered({ ...latest.current.empty, ...latest.current.offered, ...values });
        return {};
      },
      keep: (values: object) => {
        const now = written(values);
        const before = latest.current.offered;
        // Typing does not end a pending offer: its values are stored together with the new input.
        if (before) saveDraft(latest.current.key, { values: { ...written(before), ...now }, failed: true });
        else if (Object.keys(now).length > 0) saveDraft(latest.current.key, { values: now, failed: false });
        else deleteDraft(latest.current.key);
      },
      offer: (values: object) => {
        saveDraft(latest.current.key, { values: written(values), failed: true });
        setOffered(values);
      },
      accept: () => setOffered(null),
      decline: (values: object) => {
        forget();
        const now = written(values);
        if (Object.keys(now).length > 0) saveDraft(latest.current.key, { values: now, failed: false });
      },
      forget,
    };
  }, [offered, options.empty]);
}
