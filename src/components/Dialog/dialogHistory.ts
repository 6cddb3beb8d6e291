/** What an entry of the browser's history keeps of the dialogs that lie over its page: their ids, the lowest first. */
interface EntryState {
  dialogs?: readonly string[];
}

/** Milliseconds after which a browser that was asked to go back, and said nothing, is taken to have stayed. */
const GIVE_UP_MS = 1000;

/**
 * The open dialogs, the lowest first: what closes each when the visitor goes back, the address it was opened
 * at, and whether it has its entry already: one that takes another's place waits until the other's entry is
 * gone.
 */
const open = new Map<string, { close: () => void; href: string; entered: boolean }>();
let count = 0;

/** Steps in the history happen one after the other: the browser goes back in its own time. */
let queue: Promise<void> = Promise.resolve();
const enqueue = (step: () => Promise<void> | void): Promise<void> => (queue = queue.then(step));
let arrive: (() => void) | null = null;

const dialogsHere = (): readonly string[] => (window.history.state as EntryState | null)?.dialogs ?? [];

function write(method: 'pushState' | 'replaceState', dialogs: readonly string[]): void {
  const { dialogs: _before, ...state } = (window.history.state ?? {}) as EntryState;
  window.history[method]({ ...state, ...(dialogs.length > 0 && { dialogs }) }, '');
}

/** Goes back by so many entries of our own, without the rest of the page noticing. */
function stepBack(steps: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      arrive = null;
      resolve();
    };
    const timer = setTimeout(end, GIVE_UP_MS);
    arrive = end;
    window.history.go(-steps);
  });
}

function onPopState(event: PopStateEvent): void {
  const here = dialogsHere();
  const strangers = here.filter((id) => !open.has(id)).length;
  // An entry of a dialog that is gone, found from another page or after a reload: its page lies below it.
  if (strangers > 0) {
    arrive?.();
    void enqueue(() => stepBack(strangers));
    return;
  }
  const left = [...open].filter(([id, { entered }]) => entered && !here.includes(id)).reverse();
  // After a step of our own the address is the same. After the visitor's, a filter may have to follow it; the router would do no more than
  // scroll to the address's anchor.
  const { hash, search } = window.location;
  if (arrive || (left.length > 0 && hash !== '' && search === '')) event.stopImmediatePropagation();
  arrive?.();
  for (const [id, { close }] of left) {
    open.delete(id);
    close();
  }
}

let listening = false;

/**
 * Hears of every step in the history; called again, it does nothing. Call it before Gatsby's router listens: Chromium calls the window's
 * own listeners in the order in which they came, those for the capture phase too, and a router that has heard of a step renders the
 * page anew.
 */
export function listenToHistory(): void {
  if (listening) return;
  listening = true;
  window.addEventListener('popstate', onPopState, { capture: true });
}

let following = false;

/** Leaves the entries of dialogs that a reload closed, once for a page that was opened; called again, it does nothing. */
export function followHistory(): void {
  listenToHistory();
  if (following) return;
  following = true;
  const strangers = dialogsHere().length;
  if (strangers > 0) void enqueue(() => stepBack(strangers));
}

/**
 * Gives an open dialog an entry of its own in the history, so that Back closes it and leaves the page where it is.
 * @param close what to do when the visitor goes back
 * @returns takes the entry away; what the address became meanwhile, such as by a filter, stays
 */
export function coverPage(close: () => void): () => void {
  const id = `dialog-${(count += 1)}`;
  const dialog = { close, href: window.location.href, entered: false };
  open.set(id, dialog);
  void enqueue(() => {
    if (!open.has(id)) return;
    write('pushState', [...dialogsHere(), id]);
    dialog.entered = true;
  });
  return () => {
    const { href } = open.get(id) ?? {};
    if (!open.delete(id)) return;
    void enqueue(() => {
      const here = dialogsHere();
      if (!here.includes(id)) return undefined;
      if (href === window.location.href) return stepBack(1);
      return write(
        'replaceState',
        here.filter((other) => other !== id),
      );
    });
  };
}

/** Whether a dialog has an entry of its own just now. */
export const isCovered = (): boolean => open.size > 0;

/**
 * Takes away the entries of all open dialogs, which stay open: before the page is left from inside of one.
 * @returns when the history is as it was before they opened
 */
export function uncoverPage(): Promise<void> {
  open.clear();
  return enqueue(() => {
    const steps = dialogsHere().length;
    return steps > 0 ? stepBack(steps) : undefined;
  });
}
