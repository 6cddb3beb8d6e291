/** A dialog in the browser's history, and the address of the page when it was opened. */
interface Cover {
  id: string;
  href: string;
}

/** What an entry of the browser's history keeps of the dialogs that lie over its page: the lowest first. */
interface EntryState {
  dialogs?: readonly Cover[];
}

/** Milliseconds after which a browser that was asked to go back, and said nothing, is taken to have stayed. */
const GIVE_UP_MS = 1000;

/** How often a step back is repeated that led to another entry of the same dialog. */
const MOST_STEPS = 5;

/**
 * The open dialogs, the lowest first: what closes each when the visitor goes back, the address of its page, and whether it has its entry
 * already: one that takes another's place waits until the other's entry is gone.
 */
const open = new Map<string, { close: () => void; href: string; entered: boolean }>();
let count = 0;

/** Steps in the history happen one after the other: the browser goes back in its own time. */
let queue: Promise<void> = Promise.resolve();
const enqueue = (step: () => Promise<void> | void): Promise<void> => (queue = queue.then(step));
/** A step back of our own: the address that it began at, and what to do once the browser is there. */
let stepping: { href: string; arrive: () => void } | null = null;

const dialogsHere = (): readonly Cover[] => (window.history.state as EntryState | null)?.dialogs ?? [];
const isOpen = ({ id }: Cover): boolean => open.has(id);

function write(method: 'pushState' | 'replaceState', dialogs: readonly Cover[]): void {
  const { dialogs: _before, ...state } = (window.history.state ?? {}) as EntryState;
  window.history[method]({ ...state, ...(dialogs.length > 0 && { dialogs }) }, '');
}

/** Goes back by so many entries of our own. */
function stepBack(steps: number): Promise<void> {
  return new Promise((resolve) => {
    const arrive = () => {
      clearTimeout(timer);
      stepping = null;
      resolve();
    };
    const timer = setTimeout(arrive, GIVE_UP_MS);
    stepping = { href: window.location.href, arrive };
    window.history.go(-steps);
  });
}

/**
 * Leaves the entries of dialogs that are not open any more, down to the first that is, or to their page. Where the address was changed
 * since the lowest of them was opened, as by a filter, this entry becomes the one of that choice. A frame that was shown in a dialog may
 * have left entries of its own, in which Chromium says the same of the page: the steps go on until they are left too.
 */
async function leaveClosed(): Promise<void> {
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const here = dialogsHere();
    const kept = here.slice(0, here.findLastIndex(isOpen) + 1);
    const lowest = here[kept.length];
    if (!lowest) return;
    if (lowest.href !== window.location.href) return write('replaceState', kept);
    await stepBack(here.length - kept.length);
  }
}

const withoutHash = (href: string): string => href.replace(/#.*/, '');

/**
 * Whether an anchor of the page was followed: the browser makes an entry for it, in which nothing is kept. One that the visitor goes back
 * to has the address at which a dialog was opened.
 * @param covers the open dialogs
 */
function isNewAnchor(covers: readonly Cover[]): boolean {
  const { hash, href } = window.location;
  return (
    window.history.state === null &&
    hash !== '' &&
    covers.every((cover) => cover.href !== href && withoutHash(cover.href) === withoutHash(href))
  );
}

function onPopState(event: PopStateEvent): void {
  const covers = [...open].flatMap(([id, { href, entered }]) => (entered ? [{ id, href }] : []));
  if (!stepping && covers.length > 0 && isNewAnchor(covers)) {
    // No step back: the dialogs, or the step of a form, stay open.
    write('replaceState', covers);
    return;
  }
  const here = dialogsHere();
  const { href, hash, search } = window.location;
  const own = stepping;
  // One of a dialog that is gone, found from another page or together with another: its page lies below it.
  const last = here.at(-1);
  const isAbove = last !== undefined && !isOpen(last);
  const left = isAbove
    ? []
    : [...open].filter(([id, { entered }]) => entered && !here.some((cover) => cover.id === id)).reverse();
  // After a step of our own nothing on the page may change but by its address. After the visitor's, a filter may have to follow that; the
  // router would do no more than scroll to the address's anchor.
  if (own ? own.href === href : left.length > 0 && hash !== '' && search === '')
    event.stopImmediatePropagation();
  own?.arrive();
  if (isAbove) void enqueue(leaveClosed);
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
  void enqueue(leaveClosed);
}

/**
 * Gives an open dialog an entry of its own in the history, so that Back closes it and leaves the page where it is.
 * @param close what to do when the visitor goes back
 * @returns takes the entry away; what the address became meanwhile, such as by a filter, stays
 */
export function coverPage(close: () => void): () => void {
  const id = `dialog-${(count += 1)}`;
  const { href } = window.location;
  const dialog = { close, href, entered: false };
  open.set(id, dialog);
  void enqueue(() => {
    if (!open.has(id)) return;
    write('pushState', [...dialogsHere(), { id, href }]);
    dialog.entered = true;
  });
  return () => {
    if (open.delete(id)) void enqueue(leaveClosed);
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
  return enqueue(leaveClosed);
}
