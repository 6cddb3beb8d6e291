import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

/** Hover delays in ms before a panel opens and closes, so that a mouse passing over the menu does nothing. */
const OPEN_AFTER = 120;
const CLOSE_AFTER = 280;

interface OpenItem {
  key: string;
  /** Whether a click or key opened the item. If so, it stays open when the mouse leaves it. */
  pinned: boolean;
}

/**
 * Tracks which item of the menu is open. At most one is open, through a click, key or hover. Escape closes it and
 * returns the focus to its button. A click or focus outside the menu closes it, too.
 * @param ref element that contains the whole menu
 */
export function useOpenItem(ref: RefObject<HTMLElement>) {
  const [open, setOpen] = useState<OpenItem | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const close = useCallback(() => setOpen(null), []);
  const isOpen = open !== null;

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const button = ref.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      if (ref.current?.contains(document.activeElement)) button?.focus();
      close();
    };
    document.addEventListener('pointerdown', closeElsewhere);
    document.addEventListener('focusin', closeElsewhere);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere);
      document.removeEventListener('focusin', closeElsewhere);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen, close, ref]);

  const later = (
    event: PointerEvent,
    delay: number,
    change: (present: OpenItem | null) => OpenItem | null,
  ) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(change), delay);
  };

  return {
    openKey: open?.key ?? null,
    close,
    /**
     * Handles a click on an item's button. The first click keeps an item open that was opened by hover; a further click
     * closes it.
     */
    toggle: (key: string) => {
      clearTimeout(timer.current);
      setOpen((present) => (present?.key === key && present.pinned ? null : { key, pinned: true }));
    },
    /** Returns the props for the element that contains an item's button and its panel. */
    hoverProps: (key: string) => ({
      onPointerEnter: (event: PointerEvent) => {
        later(event, OPEN_AFTER, (present) => (present?.key === key ? present : { key, pinned: false }));
      },
      onPointerLeave: (event: PointerEvent) => {
        later(event, CLOSE_AFTER, (present) => (present?.key === key && !present.pinned ? null : present));
      },
    }),
  };
}
