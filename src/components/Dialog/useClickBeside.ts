import { useEffect, type RefObject } from 'react';

/**
 * Calls back when the visitor presses and releases on the backdrop of a dialog. Its content must cover the whole element,
 * so that what hits the element itself is beside it. A press that began inside, on a text to select it, does not count.
 * @param ref the dialog
 * @param onClickBeside what to do
 */
export function useClickBeside(ref: RefObject<HTMLDialogElement>, onClickBeside: () => void): void {
  useEffect(() => {
    const dialog = ref.current;
    let pressedBeside = false;
    const press = ({ target }: Event) => {
      pressedBeside = target === dialog;
    };
    const click = ({ target }: Event) => {
      if (pressedBeside && target === dialog) onClickBeside();
    };
    dialog?.addEventListener('pointerdown', press);
    dialog?.addEventListener('click', click);
    return () => {
      dialog?.removeEventListener('pointerdown', press);
      dialog?.removeEventListener('click', click);
    };
  }, [ref, onClickBeside]);
}
