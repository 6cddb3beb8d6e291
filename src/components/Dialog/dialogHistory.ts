import { tellAddress } from '../../lib/addressQuery';

/** A dialog or form step in the history, with the page's address when it opened. */
interface Cover {
  id: string;
  href: string;
}

/** State of a history entry: the dialogs over its page, lowest first. */
interface EntryState {
  dialogs?: readonly Cover[];
}

/** Time in ms after which a step back without an event counts as having stayed. */
const GIVE_UP_MS = 1000;

/** Maximum repetitions of a step back that stays within a dialog's entries. */
const MOST_STEPS = 5;

/**
 * Open dialogs, lowest first: how to close each, its page's address, and whether it has its entry. A dialog
 * that replaces another waits until the other's entry is removed.
 */
const open = new Map<string, { close: () => void; href: string; entered: boolean }>();
let count = 0;

/** Serializes history steps, because browsers go back asynchronously. */
let queue: Promise<void> = Promise.resolve();
const enqueue = (step: () => Promise<void> | void): Promise<void> => (queue = queue.then(step));
/** The step back in progress: its start address and its completion callback. */
let stepping: { href: string; arrive: () => void } | null = null;

/** Start of the ids of form steps. Forward and a reload return to them, unlike to dialogs. */
const STEP = 'step:';
/** Steps of the current entry that their form has not taken over yet. */
const awaited = new Set<string>();
/** Forms with steps, by the start of their ids. */
const followers = new Map<string, (last: number) => boolean>();

const dialogsHere = (): readonly Cover[] => (window.history.state as EntryState | null)?.dialogs ?? [];
const isOpen = ({ id }: Cover): boolean => open.has(id) || awaited.has(id);

/** Notes the steps of the current entry and tells their forms. Entries of refused steps are removed. */
function returnToSteps(): void {
  awaited.clear();
  for (const { id } of dialogsHere()) if (id.startsWith(STEP) && !open.has(id)) awaited.add(id);
  for (const name of followers.keys()) offerSteps(name);
}

function offerSteps(name: string): void {
  const own = [...awaited].filter((id) => id.startsWith(name));
  const last = Math.max(...own.map((id) => Number(id.slice(name.length))));
  if (own.length === 0 || followers.get(name)?.(last)) return;
  for (const id of own) awaited.delete(id);
  void enqueue(leaveClosed);
}

function write(method: 'pushState' | 'replaceState', dialogs: readonly Cover[]): void {
  const { dialogs: _before, ...state } = (window.history.state ?? {}) as EntryState;
  window.history[method]({ ...state, ...(dialogs.length > 0 && { dialogs }) }, '');
}

/** Goes back by the given number of entries. */
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
 * Removes entries of closed dialogs, down to the first open dialog or the page.
 * If the address changed since the lowest of them opened, for example by a filter, the current entry keeps
 * that choice. Frames in a dialog may add entries that Chromium reports with the page's state, so the steps
 * repeat.
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
 * Tells whether an anchor of the page was followed, which creates an entry without state. An entry that the
 * visitor returns to has the address at which a dialog opened.
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
    // It was no step back, so dialogs and form steps stay open.
    write('replaceState', covers);
    return;
  }
  const here = dialogsHere();
  const { href, hash, pathname, search } = window.location;
  const own = stepping;
  // An entry of a closed dialog, reached from another page or by Forward: its page is below it.
  const last = here.at(-1);
  const isAbove = last !== undefined && !open.has(last.id);
  const left = isAbove
    ? []
    : [...open].filter(([id, { entered }]) => entered && !here.some((cover) => cover.id === id)).reverse();
  const stays = left.length > 0 && left.every(([, cover]) => new URL(cover.href).pathname === pathname);
  // Stops the event when the page stays: the router would render it again, which discards the built HTML of parts without
  // code, and scroll to the anchor.
  if (own ? own.href === href : stays || (isAbove && hash !== '' && search === ''))
    event.stopImmediatePropagation();
  if (stays) tellAddress();
  own?.arrive();
  if (!own) returnToSteps();
  if (isAbove) void enqueue(leaveClosed);
  for (const [id, { close }] of left) {
    open.delete(id);
    close();
  }
}

let listening = false;

/**
 * Listens to history steps. Idempotent.
 * Call it before Gatsby's router: Chromium calls window listeners in order of registration, and the router
 * rerenders the page.
 */
export function listenToHistory(): void {
  if (listening) return;
  listening = true;
  window.addEventListener('popstate', onPopState, { capture: true });
}

let following = false;

/** Removes entries of dialogs that a reload closed; steps await their form. Idempotent. */
export function followHistory(): void {
  listenToHistory();
  if (following) return;
  following = true;
  returnToSteps();
  void enqueue(leaveClosed);
}

/**
 * Calls a form when a reload or Forward returns to its steps.
 * @param name of the form
 * @param onReturn called with the number of the last step below; returns false if the form cannot return
 * @returns stops calling
 */
export function followSteps(name: string, onReturn: (last: number) => boolean): () => void {
  const start = `${STEP}${name}:`;
  followHistory();
  followers.set(start, onReturn);
  offerSteps(start);
  return () => followers.delete(start);
}

/**
 * Adds a history entry for an open dialog or form step, so that Back closes it. A step that a reload or Forward
 * returned to has its entry already.
 * @param close called when the visitor goes back
 * @param step name of the form and number of the step
 * @returns removes the entry and keeps the current address
 */
export function coverPage(close: () => void, step?: string): () => void {
  const id = step === undefined ? `dialog-${(count += 1)}` : STEP + step;
  const { href } = window.location;
  const dialog = { close, href, entered: false };
  open.set(id, dialog);
  void enqueue(() => {
    if (open.get(id) !== dialog) return;
    const here = dialogsHere();
    if (!here.some((cover) => cover.id === id)) write('pushState', [...here, { id, href }]);
    awaited.delete(id);
    dialog.entered = true;
  });
  return () => {
    if (open.get(id) !== dialog) return;
    open.delete(id);
    void enqueue(leaveClosed);
  };
}

/** Tells whether the current history entry is one of a form step, such as after a reload. */
export const isFormStep = (): boolean => dialogsHere().some(({ id }) => id.startsWith(STEP));

/** Tells whether a dialog has a history entry. */
export const isCovered = (): boolean => open.size > 0;

/**
 * Removes the entries of all open dialogs, before the page is left from inside one.
 * @returns resolves when the history is restored
 */
export function uncoverPage(): Promise<void> {
  open.clear();
  awaited.clear();
  return enqueue(leaveClosed);
}
