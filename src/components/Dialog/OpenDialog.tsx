import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lockScroll } from '../../lib/lockScroll';
import type { DialogProps } from './DialogProps';
import { dialog as look } from './Dialog.styles';
import { leaveByLink } from './leaveByLink';
import { useClickBeside } from './useClickBeside';

interface OpenDialogProps extends DialogProps {
  /** It is closed and has stopped moving. */
  onGone: () => void;
}

/** The element of a dialog that is open or on its way out. */
export function OpenDialog({ open, onClose, onGone, labelledBy, children, className }: OpenDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  /** How often the browser closed it of its own. */
  const [closings, setClosings] = useState(0);
  useClickBeside(ref, onClose);

  // It opens before the browser paints, and again where the browser closed one that stays, such as one that waits for an answer. It is not closed in the cleanup: there React takes every move of the focus back.
  useLayoutEffect(() => {
    if (!open) {
      ref.current?.close();
      return undefined;
    }
    if (!ref.current?.open) ref.current?.showModal();
    return lockScroll();
  }, [open, closings]);

  // Taken away while open: closed before it leaves the document, for only then does the focus return.
  useLayoutEffect(() => {
    const element = ref.current;
    return () => element?.close();
  }, []);

  useEffect(() => {
    if (open) return undefined;
    // Some browsers of the last years do not animate the way out, and jsdom knows no animations: then it is gone at once.
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
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      css={look}
      className={className}
      onClickCapture={leaveByLink}
      onKeyDown={(event) => {
        // WebKit clears a search field by Escape and sends the dialog no request to close.
        const inSearch = event.target instanceof HTMLInputElement && event.target.type === 'search';
        if (event.key !== 'Escape' || !inSearch || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        // A cancelled choice of a file inside bubbles up here; it is no wish to close.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // The browser closed it of its own: a second Escape is not cancellable.
        if (!open || event.target !== event.currentTarget) return;
        onClose();
        setClosings((before) => before + 1);
      }}
    >
      {children}
    </dialog>
  );
}
