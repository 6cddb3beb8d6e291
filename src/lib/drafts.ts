import { withTabStorage } from './tabStorage';

/** What a visitor wrote into a form and has not sent: texts, ticks and choices by the names of their fields. */
export type DraftValues = Readonly<Record<string, string | boolean | readonly string[]>>;

export interface Draft {
  values: DraftValues;
  /** Sending it failed and emptied the form: it is offered, not put back unasked. */
  failed: boolean;
}

const PREFIX = 'draft:';

const isValue = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'));

function isDraft(found: unknown): found is Draft {
  if (typeof found !== 'object' || found === null || !('values' in found)) return false;
  const { values } = found;
  return typeof values === 'object' && values !== null && Object.values(values).every(isValue);
}

/**
 * The draft of a form in this tab.
 * @param key names the form
 * @returns null when there is none, or none that can be read
 */
export function readDraft(key: string): Draft | null {
  return withTabStorage((storage) => {
    const found: unknown = JSON.parse(storage.getItem(PREFIX + key) ?? 'null');
    return isDraft(found) ? found : null;
  });
}

/** Keeps a draft until the tab is closed. What must not be kept (identity numbers, files, captcha) is the caller's to leave out. */
export function keepDraft(key: string, draft: Draft): void {
  withTabStorage((storage) => storage.setItem(PREFIX + key, JSON.stringify(draft)));
}

/** Forgets the draft of a form. */
export function forgetDraft(key: string): void {
  withTabStorage((storage) => storage.removeItem(PREFIX + key));
}
