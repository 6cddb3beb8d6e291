import { useCallback, useEffect, useRef, useState } from 'react';

/** Size of the meeting scheduler's window in px (project-marketing §9). */
const WIDTH = 940;
const HEIGHT = 500;
/**
 * Interval in ms for checking whether the window was closed. Browsers fire no event for that (project-marketing §4).
 */
const WATCH_MS = 500;

export type PopupState = 'closed' | 'open' | 'blocked';

/**
 * Opens a page in a popup window. Only one is open at a time; opening it again focuses it.
 * @param onClose called once after the visitor has closed the window
 * @returns the state of the window, and `open`, which must be called from a click handler
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
