interface Refusal {
  /** Maximum size in bytes. */
  limitOf: (file: File) => number;
  /** Reports the rejected file and the number of others selected with it, which are rejected too. */
  refuse: (file: File, limit: number, others: number) => void;
}

/** Data of drop and paste events. */
interface Brought {
  dataTransfer?: DataTransfer | null;
  clipboardData?: DataTransfer | null;
}

/** Events that select files in the admin. */
export const CHOOSING = ['change', 'drop', 'paste'] as const;

function filesOf(event: Event): readonly File[] {
  if (event.target instanceof HTMLInputElement && event.type === 'change')
    return [...(event.target.files ?? [])];
  const { dataTransfer, clipboardData } = event as Event & Brought;
  return [...((dataTransfer ?? clipboardData)?.files ?? [])];
}

/**
 * Rejects too large files on selection, instead of after the upload. Register the listener for `CHOOSING` in the
 * capturing phase, before Payload's.
 * @returns an event listener
 */
export function refuseLargeFiles({ limitOf, refuse }: Refusal): (event: Event) => void {
  return (event) => {
    const files = filesOf(event);
    const file = files.find((one) => one.size > limitOf(one));
    if (!file) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { target } = event;
    // Resets the input, so that the same file can be selected again after shrinking it.
    if (target instanceof HTMLInputElement) target.value = '';
    // Resets the drop zone, which stays highlighted until a dragleave event.
    if (event.type === 'drop') target?.dispatchEvent(new Event('dragleave', { bubbles: true }));
    refuse(file, limitOf(file), files.length - 1);
  };
}
