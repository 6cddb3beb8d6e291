import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lockScroll } from '../../lib/lockScroll';
import type { DialogProps } from './DialogProps';
import { dialog as look } from './Dialog.styles';
import { leaveByLink } from './leaveByLink';
import { useClickBeside } from './useClickBeside';

interface OpenDialogProps extends DialogProps {
  /** Called when the closing animation has ended. */
  onGone: () => void;
}

/** The element of a dialog that is open or closing. */
export function OpenDialog({ open, onClose, onGone, labelledBy, children, className }: OpenDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  /** Counts how often the browser closed it. */
  const [closings, setClosings] = useState(0);
  useClickBeside(ref, onClose);

  // Opens before paint, and again when the browser closed a dialog that stays open. Closing in the cleanup
  // does not work: React then reverts focus changes.
  useLayoutEffect(() => {
    if (!open) {
      ref.current?.close();
      return undefined;
    }
    if (!ref.current?.open) ref.current?.showModal();
    return lockScroll();
  }, [open, closings]);

  // Closes before unmounting, so that the browser restores the focus.
  useLayoutEffect(() => {
    const element = ref.current;
    return () => element?.close();
  }, []);

  useEffect(() => {
    if (open) return undefined;
    // Some browsers and jsdom have no closing animation.
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
      onClickCapture={leaveByLink}
      onKeyDown={(event) => {
        // WebKit clears a search field on Escape and sends no `cancel` event to the dialog.
        const inSearch = event.target instanceof HTMLInputElement && event.target.type === 'search';
        if (event.key !== 'Escape' || !inSearch || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        // A cancelled file choice inside bubbles up to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // The browser closed it: a second Escape cannot be cancelled.
        if (!open || event.target !== event.currentTarget) return;
        onClose();
        setClosings((before) => before + 1);
      }}
    >
      {children}
    </dialog>
  );
}
