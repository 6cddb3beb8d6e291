interface Refusal {
  /** Returns the maximum size of the file in bytes. */
  limitOf: (file: File) => number;
  /**
   * Called for the first file that is too large. `others` is the number of other files in the same selection, which are
   * rejected with it.
   */
  refuse: (file: File, limit: number, others: number) => void;
}

/** The properties of drop and paste events that hold files. */
interface Brought {
  dataTransfer?: DataTransfer | null;
  clipboardData?: DataTransfer | null;
}

/** Events by which a user selects files in the admin. */
export const FILE_SELECTION_EVENTS = ['change', 'drop', 'paste'] as const;

function filesOf(event: Event): readonly File[] {
  if (event.target instanceof HTMLInputElement && event.type === 'change')
    return [...(event.target.files ?? [])];
  const { dataTransfer, clipboardData } = event as Event & Brought;
  return [...((dataTransfer ?? clipboardData)?.files ?? [])];
}

/**
 * Returns an event listener that rejects files that are too large when they are selected, instead of after the upload.
 * Register it for the events in `FILE_SELECTION_EVENTS`, in the capture phase, so that it runs before Payload's listeners.
 */
export function refuseLargeFiles({ limitOf, refuse }: Refusal): (event: Event) => void {
  return (event) => {
    const files = filesOf(event);
    const file = files.find((one) => one.size > limitOf(one));
    if (!file) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { target } = event;
    // Reset the input. Otherwise selecting the same file again, after reducing its size, would trigger no event.
    if (target instanceof HTMLInputElement) target.value = '';
    // Reset the drop zone, because it stays highlighted until it receives a `dragleave` event.
    if (event.type === 'drop') target?.dispatchEvent(new Event('dragleave', { bubbles: true }));
    refuse(file, limitOf(file), files.length - 1);
  };
}
