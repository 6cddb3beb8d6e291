import { useCallback, useEffect, useRef, useState } from 'react';

/** Size of the scheduler's window in px (project-marketing §9). */
const WIDTH = 940;
const HEIGHT = 500;
/** How often a window that is open is asked whether it has been closed; browsers tell nobody (project-marketing §4). */
const WATCH_MS = 500;

export type PopupState = 'closed' | 'open' | 'blocked';

/**
 * A page in a window of its own, at most one at a time: who asks again gets the open one in front.
 * @param url address of the page
 * @param onClose called once when the visitor has closed the window
 * @returns how it stands, and the way to open it, to be called by a click
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
