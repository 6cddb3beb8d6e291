const PREFIX = 'reply:';

/** Unsent reply that a staff member has typed. */
export interface ReplyDraft {
  text: string;
  /** Idempotency key of the last send that got no response; empty if nothing was sent yet. */
  key: string;
}

/** Identifies a draft by entry and author, because several accounts may log in within the same tab. */
export interface ReplyDraftKey {
  /** URL to which the reply is sent. It also identifies the entry. */
  url: string;
  /** Id of the author's account. */
  by: string;
}

const nameOf = ({ url, by }: ReplyDraftKey): string => `${PREFIX}${by}:${url}`;

/**
 * Stores a draft in the session storage of the tab, where it remains until the tab is closed. An empty draft is
 * removed.
 * @returns false if the browser cannot store it
 */
export function saveReplyDraft(place: ReplyDraftKey, reply: ReplyDraft): boolean {
  try {
    if (reply.text) sessionStorage.setItem(nameOf(place), JSON.stringify(reply));
    else sessionStorage.removeItem(nameOf(place));
    return true;
  } catch {
    // The browser's storage is full or disabled.
    return false;
  }
}

/** Reads the draft for an entry, or null if there is none. */
export function readReplyDraft(place: ReplyDraftKey): ReplyDraft | null {
  try {
    const kept = sessionStorage.getItem(nameOf(place));
    return kept === null ? null : (JSON.parse(kept) as ReplyDraft);
  } catch {
    return null;
  }
}

/**
 * Moves a draft to another entry, appending it to the draft that may already exist there.
 * @returns false if there is no draft to move, or if it cannot be stored
 */
export function moveReplyDraft(from: ReplyDraftKey, to: ReplyDraftKey): boolean {
  const moved = readReplyDraft(from);
  if (!moved) return false;
  const text = [readReplyDraft(to)?.text, moved.text].filter(Boolean).join('\n\n');
  // The combined text is a new reply, so it must not reuse the idempotency key of either draft.
  if (!saveReplyDraft(to, { text, key: '' })) return false;
  saveReplyDraft(from, { text: '', key: '' });
  return true;
}

/**
 * Removes the reply drafts in this tab.
 * @param by id of an account whose drafts are kept
 */
export function clearReplyDrafts(by?: string): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(PREFIX) && !(by && name.startsWith(`${PREFIX}${by}:`)))
        sessionStorage.removeItem(name);
  } catch {
    // If the browser's storage is disabled, there are no drafts to remove.
  }
}
