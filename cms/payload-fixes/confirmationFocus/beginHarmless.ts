const DIALOG = '.confirmation-modal';
const CANCEL = '#confirm-cancel';

/**
 * Moves the initial focus of confirmation dialogs to "cancel". Payload focuses the first control, which is "delete permanently" when a
 * document is deleted, so the space bar alone would select it.
 * @returns a listener for `focusin`
 */
export function beginHarmless(): (event: Event) => void {
  const begun = new WeakSet<Element>();
  return ({ target }) => {
    const dialog = target instanceof Element ? target.closest(DIALOG) : null;
    if (!dialog || begun.has(dialog)) return;
    begun.add(dialog);
    // The focus trap selects the first control after focusing it, which takes the focus back.
    queueMicrotask(() => dialog.querySelector<HTMLElement>(CANCEL)?.focus());
  };
}
