import { useMemo, useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft, type DraftValues } from '../../lib/drafts';

interface DraftOptions<Values extends object> {
  /** Names the form, and what it is about, within the site. */
  key: string;
  /** The form before anybody wrote into it. */
  empty: Values;
  /** Fields that are never kept: identity numbers and files. */
  never?: readonly string[];
}

/** What becomes of what a visitor writes into a form. */
export interface FormDraft {
  /** What was written before a failure emptied the form; it may be had back. */
  offered: object | null;
  /** What a form that begins is filled with: what was written before a reload, or before the page was left. */
  take: () => DraftValues;
  /** Keeps what is written now. */
  keep: (values: object) => void;
  /** Sending failed and the form is emptied: what was written is offered, after a reload as well. */
  offer: (values: object) => void;
  /** What was offered is back in the form. */
  accept: () => void;
  /** What was offered is not wanted; what stands in the form is kept. */
  decline: (values: object) => void;
  /** It was sent, or is not wanted any more. */
  forget: () => void;
  empty: object;
}

/**
 * Keeps what a visitor writes into a form in the tab, until it is sent: it survives a reload, a closed drawer and a link followed by
 * mistake.
 * One mechanism for all forms; `FormBody` fills, keeps and offers, the form says how sending ended.
 * @param options which form it is, and what of it is never kept
 */
export function useDraft<Values extends object>(options: DraftOptions<Values>): FormDraft {
  const [offered, setOffered] = useState<object | null>(null);
  const latest = useRef({ ...options, offered });
  latest.current = { ...options, offered };
  return useMemo(() => {
    /** What differs from the empty form and may be kept. */
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
        // The tab has what was typed beside an offer too; only the offer has what is never kept.
        setOffered({ ...latest.current.empty, ...latest.current.offered, ...values });
        return {};
      },
      keep: (values: object) => {
        const now = written(values);
        const before = latest.current.offered;
        // An offer that is not accepted yet outlives what is typed beside it.
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
