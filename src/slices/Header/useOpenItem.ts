import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

/** Hover delays in ms before opening and closing, so that a passing mouse does nothing. */
const OPEN_AFTER = 120;
const CLOSE_AFTER = 280;

interface OpenItem {
  key: string;
  /** Whether a click or key opened it, so that leaving with the mouse does not close it. */
  pinned: boolean;
}

/**
 * Tracks the open item of a menu: one at a time, by click, key or hover. Escape closes it and returns the
 * focus; clicks and focus elsewhere close it.
 * @param ref the whole menu
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
    /** Handles a click on an item's button: pins what hover opened, closes what is pinned. */
    toggle: (key: string) => {
      clearTimeout(timer.current);
      setOpen((present) => (present?.key === key && present.pinned ? null : { key, pinned: true }));
    },
    /** Props of the element with an item's button and second level. */
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
