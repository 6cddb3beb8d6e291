const DIALOG = '.confirmation-modal';
const CANCEL = '#confirm-cancel';

/**
 * Has a dialog that asks for a confirmation begin at "cancel". Payload's begins at the first control in it, which is "delete permanently"
 * where a document is deleted: the space bar alone would choose it.
 * @returns a listener for `focusin`
 */
export function beginHarmless(): (event: Event) => void {
  const begun = new WeakSet<Element>();
  return ({ target }) => {
    const dialog = target instanceof Element ? target.closest(DIALOG) : null;
    if (!dialog || begun.has(dialog)) return;
    begun.add(dialog);
    // What keeps the focus in the dialog selects the first control right after it has focused it, which takes the focus back.
    queueMicrotask(() => dialog.querySelector<HTMLElement>(CANCEL)?.focus());
  };
}
