import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

/** Milliseconds a mouse rests on an item before it opens, and stays away before it closes: no menu on the mere way past. */
const OPEN_AFTER = 120;
const CLOSE_AFTER = 280;

interface OpenItem {
  key: string;
  /** Opened by a click or a key: then moving the mouse away does not close it. */
  pinned: boolean;
}

/**
 * Which item of a menu shows its second level: one at a time, by click, key or a resting mouse;
 * closed by Escape (the focus returns to its button), by a click elsewhere and when the focus goes elsewhere.
 * @param ref the menu as a whole
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
    /** What a click on an item's button does: it keeps open what the mouse opened, and closes what a click opened. */
    toggle: (key: string) => {
      clearTimeout(timer.current);
      setOpen((present) => (present?.key === key && present.pinned ? null : { key, pinned: true }));
    },
    /** For the element that holds an item's button and its second level. */
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
