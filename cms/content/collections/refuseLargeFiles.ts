interface Refusal {
  /** How many bytes a file may have. */
  limitOf: (file: File) => number;
  /** Tells whoever chose it, and so many others with it, none of which is taken. */
  refuse: (file: File, limit: number, others: number) => void;
}

/** What comes with an event that drops or pastes. */
interface Brought {
  dataTransfer?: DataTransfer | null;
  clipboardData?: DataTransfer | null;
}

/** How files are chosen in the admin: by a dialog, by dropping them, by pasting them. */
export const CHOOSING = ['change', 'drop', 'paste'] as const;

function filesOf(event: Event): readonly File[] {
  if (event.target instanceof HTMLInputElement && event.type === 'change')
    return [...(event.target.files ?? [])];
  const { dataTransfer, clipboardData } = event as Event & Brought;
  return [...((dataTransfer ?? clipboardData)?.files ?? [])];
}

/**
 * Refuses files that are larger than the CMS takes as soon as they are chosen: it could say so only after they were sent. For listening in
 * the capturing phase to `CHOOSING`, before Payload's own listeners.
 * @returns a listener
 */
export function refuseLargeFiles({ limitOf, refuse }: Refusal): (event: Event) => void {
  return (event) => {
    const files = filesOf(event);
    const file = files.find((one) => one.size > limitOf(one));
    if (!file) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { target } = event;
    // So that the same file can be chosen again, once it is smaller.
    if (target instanceof HTMLInputElement) target.value = '';
    // The place to drop files looks as if one still hung above it, until that leaves.
    if (event.type === 'drop') target?.dispatchEvent(new Event('dragleave', { bubbles: true }));
    refuse(file, limitOf(file), files.length - 1);
  };
}
