const PREFIX = 'reply:';

/** Draft of a reply. */
export interface ReplyDraft {
  text: string;
  /** Key of the last send that got no answer; empty before the first. */
  key: string;
}

/** Identifies a draft by entry and author, because several accounts may use one tab. */
export interface ReplyDraftKey {
  /** Address to which the reply is sent. */
  url: string;
  /** Id of the account. */
  by: string;
}

const nameOf = ({ url, by }: ReplyDraftKey): string => `${PREFIX}${by}:${url}`;

/**
 * Stores a draft until the tab is closed; removes an empty one.
 * @returns false when the browser cannot store it
 */
export function saveReplyDraft(place: ReplyDraftKey, reply: ReplyDraft): boolean {
  try {
    if (reply.text) sessionStorage.setItem(nameOf(place), JSON.stringify(reply));
    else sessionStorage.removeItem(nameOf(place));
    return true;
  } catch {
    // The storage is full or disabled.
    return false;
  }
}

/** Reads a draft; null if there is none. */
export function readReplyDraft(place: ReplyDraftKey): ReplyDraft | null {
  try {
    const kept = sessionStorage.getItem(nameOf(place));
    return kept === null ? null : (JSON.parse(kept) as ReplyDraft);
  } catch {
    return null;
  }
}

/**
 * Moves a draft to another entry, below its draft.
 * @returns false without a draft
 */
export function moveReplyDraft(from: ReplyDraftKey, to: ReplyDraftKey): boolean {
  const moved = readReplyDraft(from);
  if (!moved) return false;
  const text = [readReplyDraft(to)?.text, moved.text].filter(Boolean).join('\n\n');
  // The combined text is a new reply and has no key yet.
  if (!saveReplyDraft(to, { text, key: '' })) return false;
  saveReplyDraft(from, { text: '', key: '' });
  return true;
}

/**
 * Removes the drafts of this tab.
 * @param by id of the account whose drafts are kept
 */
export function clearReplyDrafts(by?: string): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(PREFIX) && !(by && name.startsWith(`${PREFIX}${by}:`)))
        sessionStorage.removeItem(name);
  } catch {
    // Without storage there are no drafts.
  }
}
