import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lockScroll } from '../../lib/lockScroll';
import type { DialogProps } from './DialogProps';
import { dialog as look } from './Dialog.styles';
import { closeBeforeNavigation } from './closeBeforeNavigation';
import { useBackdropClick } from './useBackdropClick';

interface OpenDialogProps extends DialogProps {
  /** Called when the closing animation has ended. */
  onGone: () => void;
}

/** The `<dialog>` element, which exists while the dialog is open or closing. */
export function OpenDialog({ open, onClose, onGone, labelledBy, children, className }: OpenDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  /** How often the browser itself closed the dialog. A change reruns the effect that opens it. */
  const [closings, setClosings] = useState(0);
  useBackdropClick(ref, onClose);

  // Opens the dialog before paint, and reopens it if the browser closed it although `open` is still true. The dialog is
  // not closed in the cleanup, because React reverts focus changes made there.
  useLayoutEffect(() => {
    if (!open) {
      ref.current?.close();
      return undefined;
    }
    if (!ref.current?.open) ref.current?.showModal();
    return lockScroll();
  }, [open, closings]);

  // Closes the dialog before it unmounts, so that the browser restores the focus.
  useLayoutEffect(() => {
    const element = ref.current;
    return () => element?.close();
  }, []);

  useEffect(() => {
    if (open) return undefined;
    // Without a closing animation, for example in jsdom and in some browsers, the dialog is removed immediately.
    const movements = ref.current?.getAnimations?.() ?? [];
    if (movements.length === 0) {
      onGone();
      return undefined;
    }
    let awaited = true;
    void Promise.allSettled(movements.map(({ finished }) => finished)).then(() => awaited && onGone());
    return () => {
      awaited = false;
    };
  }, [open, onGone]);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, for WebKit
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      css={look}
      className={className}
      onClickCapture={closeBeforeNavigation}
      onKeyDown={(event) => {
        // In a search field, WebKit uses Escape to clear the field and sends no `cancel` event to the dialog.
        const inSearch = event.target instanceof HTMLInputElement && event.target.type === 'search';
        if (event.key !== 'Escape' || !inSearch || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        // The `cancel` event of a file input inside the dialog bubbles up to here. Ignore it.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // The browser closed the dialog without asking, because a second Escape cannot be cancelled.
        if (!open || event.target !== event.currentTarget) return;
        onClose();
        setClosings((before) => before + 1);
      }}
    >
      {children}
    </dialog>
  );
}
