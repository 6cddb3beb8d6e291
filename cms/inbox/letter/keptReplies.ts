const PREFIX = 'reply:';

/** A reply that was typed and not sent. */
export interface KeptReply {
  text: string;
  /** Under which it was sent without an answer; empty where it was not. */
  key: string;
}

/** A reply belongs to who wrote it, whoever logs in after them in the same tab. */
export interface ReplyPlace {
  /** Address to which the reply is sent. */
  url: string;
  /** Id of the account. */
  by: string;
}

const nameOf = ({ url, by }: ReplyPlace): string => `${PREFIX}${by}:${url}`;

/**
 * Keeps an unsent reply for as long as its tab is open; an empty one is forgotten.
 * @returns whether the browser could keep it
 */
export function keepReply(place: ReplyPlace, reply: KeptReply): boolean {
  try {
    if (reply.text) sessionStorage.setItem(nameOf(place), JSON.stringify(reply));
    else sessionStorage.removeItem(nameOf(place));
    return true;
  } catch {
    // Full, or forbidden by a setting of the browser.
    return false;
  }
}

/** The unsent reply of a person at a place; null where there is none. */
export function keptReply(place: ReplyPlace): KeptReply | null {
  try {
    const kept = sessionStorage.getItem(nameOf(place));
    return kept === null ? null : (JSON.parse(kept) as KeptReply);
  } catch {
    return null;
  }
}

/**
 * Takes an unsent reply to another message, below what was written there.
 * @returns whether there was one
 */
export function moveReply(from: ReplyPlace, to: ReplyPlace): boolean {
  const moved = keptReply(from);
  if (!moved) return false;
  const text = [keptReply(to)?.text, moved.text].filter(Boolean).join('\n\n');
  // Another text is another reply, which was not sent yet.
  if (!keepReply(to, { text, key: '' })) return false;
  keepReply(from, { text: '', key: '' });
  return true;
}

/**
 * Forgets the unsent replies of this tab.
 * @param by id of the account whose replies stay
 */
export function forgetReplies(by?: string): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(PREFIX) && !(by && name.startsWith(`${PREFIX}${by}:`)))
        sessionStorage.removeItem(name);
  } catch {
    // Where nothing may be kept, there is nothing to forget.
  }
}
