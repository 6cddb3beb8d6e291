import { withTabStorage } from './tabStorage';

/** Unsent values of a form by field name. */
export type DraftValues = Readonly<Record<string, string | boolean | readonly string[]>>;

export interface Draft {
  values: DraftValues;
  /** Sending failed and emptied the form. The draft is then offered instead of restored. */
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
 * Reads the draft of a form in this tab.
 * @returns null for a missing or unreadable draft
 */
export function readDraft(key: string): Draft | null {
  return withTabStorage((storage) => {
    const found: unknown = JSON.parse(storage.getItem(PREFIX + key) ?? 'null');
    return isDraft(found) ? found : null;
  });
}

/** Tells whether this tab has a draft of any form. */
export const hasDrafts = (): boolean =>
  withTabStorage((storage) => Object.keys(storage).some((key) => key.startsWith(PREFIX))) ?? false;

/** Keeps a draft until the tab is closed. Callers leave out identity numbers, files and captcha tokens. */
export function keepDraft(key: string, draft: Draft): void {
  withTabStorage((storage) => storage.setItem(PREFIX + key, JSON.stringify(draft)));
}

/** Removes the draft of a form. */
export function forgetDraft(key: string): void {
  withTabStorage((storage) => storage.removeItem(PREFIX + key));
}
