import { withTabStorage } from './tabStorage';

/** Values of a form that has not been sent, by field name. */
export type DraftValues = Readonly<Record<string, string | boolean | readonly string[]>>;

export interface Draft {
  values: DraftValues;
  /**
   * Whether sending failed and the form was emptied. In this case, the form offers the draft instead of restoring it.
   */
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
 * Reads the draft of a form from the storage of this tab.
 * @returns null for a missing or unreadable draft
 */
export function readDraft(key: string): Draft | null {
  return withTabStorage((storage) => {
    const found: unknown = JSON.parse(storage.getItem(PREFIX + key) ?? 'null');
    return isDraft(found) ? found : null;
  });
}

/** Checks whether this tab has a draft of any form. */
export const hasDrafts = (): boolean =>
  withTabStorage((storage) => Object.keys(storage).some((key) => key.startsWith(PREFIX))) ?? false;

/** Stores a draft until the tab is closed. Callers must remove identity numbers, files and captcha tokens from it. */
export function saveDraft(key: string, draft: Draft): void {
  withTabStorage((storage) => storage.setItem(PREFIX + key, JSON.stringify(draft)));
}

/** Removes the draft of a form. */
export function deleteDraft(key: string): void {
  withTabStorage((storage) => storage.removeItem(PREFIX + key));
}
