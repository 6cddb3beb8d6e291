import { useEffect, type RefObject } from 'react';

/**
 * Calls `onClickBeside` when a press starts and ends on the dialog's backdrop. The dialog's content must cover the
 * whole element, because the backdrop is recognised by the event target.
 */
export function useBackdropClick(ref: RefObject<HTMLDialogElement>, onClickBeside: () => void): void {
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
