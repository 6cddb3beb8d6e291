import { notifyQueryChange } from '../../lib/urlQuery';

/** A dialog or form step that has a history entry, and the page's URL when it opened. */
interface Cover {
  id: string;
  href: string;
}

/**
 * State of a history entry: the dialogs and form steps that are open over the page, in the order in which they opened.
 */
interface EntryState {
  dialogs?: readonly Cover[];
}

/**
 * Time in ms to wait for a `popstate` event after `history.go`. Without an event by then, the browser is assumed to
 * have stayed on its entry.
 */
const GIVE_UP_MS = 1000;

/** Maximum number of attempts to go back when the browser remains on an entry of a closed dialog. */
const MAX_STEPS = 5;

/**
 * Open dialogs and form steps, in opening order: how to close each, the page's URL, and whether its history entry
 * exists yet. A dialog that replaces another gets its entry only after the entry of the other one was removed.
 */
const open = new Map<string, { close: () => void; href: string; entered: boolean }>();
let count = 0;

/** Queue that runs history changes one after another, because `history.go` is asynchronous. */
let queue: Promise<void> = Promise.resolve();
const enqueue = (step: () => Promise<void> | void): Promise<void> => (queue = queue.then(step));
/** The running `history.go`: the URL at which it started, and the callback for its completion. */
let stepping: { href: string; arrive: () => void } | null = null;

/** Prefix of form step ids. Unlike dialogs, form steps are restored by Forward and by a reload. */
const STEP = 'step:';
/** Form steps in the current history entry that their form has not restored yet. */
const awaited = new Set<string>();
/** Callbacks of the forms that have steps. The key is the prefix of the form's step ids. */
const followers = new Map<string, (last: number) => boolean>();

const dialogsHere = (): readonly Cover[] => (window.history.state as EntryState | null)?.dialogs ?? [];
const isOpen = ({ id }: Cover): boolean => open.has(id) || awaited.has(id);

/**
 * Collects the form steps of the current history entry and asks each form to restore its own. If a form refuses, the
 * entries of its steps are removed.
 */
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

/** Goes back by a number of history entries and resolves on arrival. */
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
 * Goes back over the history entries of closed dialogs, to the topmost open dialog or to the page. If the URL has
 * changed since the lowest of them opened, for example through a filter, the current entry is kept and only its state
 * is updated. It may need several attempts: iframes in a dialog may add entries, which Chromium reports with the page's
 * state.
 */
async function leaveClosed(): Promise<void> {
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
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
 * Checks whether the visitor followed a link to an anchor of the page, which creates a history entry without state. An
 * entry that the visitor returns to also has no state, but its URL is one at which a dialog was opened.
 * @param covers the open dialogs and form steps that have entries
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
    // The visitor followed an anchor link and did not go back. The dialogs and form steps stay open, so the new entry
    // receives their state.
    write('replaceState', covers);
    return;
  }
  const here = dialogsHere();
  const { href, hash, pathname, search } = window.location;
  const own = stepping;
  // The visitor arrived, from another page or with Forward, at the entry of a dialog that is no longer open. The page's
  // own entry is further back.
  const last = here.at(-1);
  const isAbove = last !== undefined && !open.has(last.id);
  const left = isAbove
    ? []
    : [...open].filter(([id, { entered }]) => entered && !here.some((cover) => cover.id === id)).reverse();
  const stays = left.length > 0 && left.every(([, cover]) => new URL(cover.href).pathname === pathname);
  // The visitor stays on the same page, so Gatsby's router must not see the event. It would render the page again,
  // which discards pre-rendered HTML whose code is not loaded, and it would scroll to the anchor.
  if (own ? own.href === href : stays || (isAbove && hash !== '' && search === ''))
    event.stopImmediatePropagation();
  if (stays) notifyQueryChange();
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
 * Starts listening to `popstate`. Idempotent. Call it before Gatsby's router starts: Chromium calls window listeners in
 * order of registration, and the router's listener rerenders the page.
 */
export function listenToHistory(): void {
  if (listening) return;
  listening = true;
  window.addEventListener('popstate', onPopState, { capture: true });
}

let following = false;

/**
 * Removes history entries of dialogs that a reload closed. Entries of form steps remain until their form restores them.
 * Idempotent.
 */
export function removeStaleEntries(): void {
  listenToHistory();
  if (following) return;
  following = true;
  returnToSteps();
  void enqueue(leaveClosed);
}

/**
 * Registers a callback that restores the steps of a form after a reload or Forward.
 * @param name name of the form
 * @param onReturn called with the number of the highest step in the history entry; returns false if the form cannot
 *   restore it
 * @returns a function that removes the callback
 */
export function onStepsRestored(name: string, onReturn: (last: number) => boolean): () => void {
  const start = `${STEP}${name}:`;
  removeStaleEntries();
  followers.set(start, onReturn);
  offerSteps(start);
  return () => followers.delete(start);
}

/**
 * Adds a history entry for an open dialog or form step, so that Back closes it. No entry is added for a form step that
 * was restored by a reload or Forward, because it already has one.
 * @param close called when the visitor goes back
 * @param step name of the form and number of the step, for a form step
 * @returns a function that removes the entry and keeps the current URL
 */
export function pushDialogEntry(close: () => void, step?: string): () => void {
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

/** Checks whether the current history entry belongs to a form step, for example after a reload. */
export const isFormStep = (): boolean => dialogsHere().some(({ id }) => id.startsWith(STEP));

/** Checks whether any dialog or form step is open and has, or will get, a history entry. */
export const hasDialogEntry = (): boolean => open.size > 0;

/**
 * Removes the history entries of all open dialogs and form steps. Call it before a link inside a dialog leaves the
 * page.
 * @returns resolves when the entries are removed
 */
export function removeDialogEntries(): Promise<void> {
  open.clear();
  awaited.clear();
  return enqueue(leaveClosed);
}
