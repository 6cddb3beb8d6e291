import { useCallback, useEffect, useRef, useState } from 'react';

/** Size of the scheduler's window in px (project-marketing §9). */
const WIDTH = 940;
const HEIGHT = 500;
/**
 * Interval for checking whether the window is closed, because browsers send no event (project-marketing §4).
 */
const WATCH_MS = 500;

export type PopupState = 'closed' | 'open' | 'blocked';

/**
 * Opens a page in a window, at most one at a time. Opening again focuses it.
 * @param onClose called once when the visitor has closed the window
 * @returns the state, and `open`, which needs a click
 */
export function usePopup(url: string, onClose?: () => void): { state: PopupState; open: () => void } {
  const [state, setState] = useState<PopupState>('closed');
  const popup = useRef<Window | null>(null);
  const closed = useRef(onClose);
  closed.current = onClose;

  useEffect(() => {
    if (state !== 'open') return undefined;
    const timer = setInterval(() => {
      if (!popup.current?.closed) return;
      popup.current = null;
      setState('closed');
      closed.current?.();
    }, WATCH_MS);
    return () => clearInterval(timer);
  }, [state]);

  const open = useCallback(() => {
    if (popup.current && !popup.current.closed) return popup.current.focus();
    popup.current = window.open(url, '_blank', `popup,width=${WIDTH},height=${HEIGHT}`);
    setState(popup.current ? 'open' : 'blocked');
  }, [url]);

  return { state, open };
}
