// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginHarmless } from './beginHarmless';

let listen = beginHarmless();
beforeEach(() => {
  listen = beginHarmless();
  document.addEventListener('focusin', listen);
});
afterEach(() => {
  document.removeEventListener('focusin', listen);
  document.body.replaceChildren();
});

/** A dialog as Payload makes it, each time anew. */
const open = () => {
  document.body.innerHTML = `<dialog open class="confirmation-modal"><input type="checkbox" id="delete-forever">
    <button id="confirm-cancel">Cancel</button><button id="confirm-action">Confirm</button></dialog>`;
};
/** Focuses a control as the library does that keeps the focus in a dialog. */
const focus = async (id: string) => {
  const control = document.getElementById(id);
  control?.focus();
  if (control instanceof HTMLInputElement) control.select();
  await Promise.resolve();
};
const focused = () => document.activeElement?.id;

it('a dialog begins at "cancel", each time it is opened', async () => {
  for (let time = 0; time < 2; time += 1) {
    open();
    await focus('delete-forever');
    expect(focused()).toBe('confirm-cancel');
  }
});

it('everything in it can be reached after that', async () => {
  open();
  await focus('delete-forever');
  for (const id of ['delete-forever', 'confirm-action']) {
    await focus(id);
    expect(focused()).toBe(id);
  }
});

it('what is in no such dialog keeps the focus', async () => {
  document.body.innerHTML = '<button id="other">Other</button>';
  await focus('other');
  expect(focused()).toBe('other');
});
