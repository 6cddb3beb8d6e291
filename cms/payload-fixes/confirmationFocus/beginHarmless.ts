const DIALOG = '.confirmation-modal';
const CANCEL = '#confirm-cancel';

/**
 * Moves the initial focus of confirmation dialogs to their cancel button. Payload focuses the first button. When a
 * document is deleted, that is "delete permanently", so pressing the space bar would delete it.
 * @returns a listener for `focusin`
 */
export function beginHarmless(): (event: Event) => void {
  const begun = new WeakSet<Element>();
  return ({ target }) => {
    const dialog = target instanceof Element ? target.closest(DIALOG) : null;
    if (!dialog || begun.has(dialog)) return;
    begun.add(dialog);
    // Wait until the focus trap has finished: it focuses the first button and then selects it, which would take the
    // focus back.
    queueMicrotask(() => dialog.querySelector<HTMLElement>(CANCEL)?.focus());
  };
}
