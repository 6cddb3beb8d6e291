const DIALOG = '.confirmation-modal';
const CANCEL = '#confirm-cancel';

/**
 * Moves the initial focus of confirmation dialogs to their cancel button. Payload focuses the first control. In the
 * dialog that deletes a document, that is the checkbox "delete permanently", which the space bar would select.
 * @returns a listener for `focusin`
 */
export function focusCancelButton(): (event: Event) => void {
  const begun = new WeakSet<Element>();
  return ({ target }) => {
    const dialog = target instanceof Element ? target.closest(DIALOG) : null;
    if (!dialog || begun.has(dialog)) return;
    begun.add(dialog);
    // Wait until the focus trap has finished: it focuses the first control and then selects it, which would take the
    // focus back.
    queueMicrotask(() => dialog.querySelector<HTMLElement>(CANCEL)?.focus());
  };
}
