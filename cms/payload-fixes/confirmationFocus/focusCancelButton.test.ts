// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { focusCancelButton } from './focusCancelButton';

let listen = focusCancelButton();
beforeEach(() => {
  listen = focusCancelButton();
  document.addEventListener('focusin', listen);
});
afterEach(() => {
  document.removeEventListener('focusin', listen);
  document.body.replaceChildren();
});

/** Opens a new dialog that has the same markup as Payload's. */
const open = () => {
  document.body.innerHTML = `<dialog open class="confirmation-modal"><input type="checkbox" id="delete-forever">
    <button id="confirm-cancel">Cancel</button><button id="confirm-action">Confirm</button></dialog>`;
};
/** Focuses a control in the same way as the focus trap library. */
const focus = async (id: string) => {
  const control = document.getElementById(id);
  control?.focus();
  if (control instanceof HTMLInputElement) control.select();
  await Promise.resolve();
};
const focused = () => document.activeElement?.id;

it('focuses "cancel" each time a dialog opens', async () => {
  for (let time = 0; time < 2; time += 1) {
    open();
    await focus('delete-forever');
    expect(focused()).toBe('confirm-cancel');
  }
});

it('allows focus on all other controls afterwards', async () => {
  open();
  await focus('delete-forever');
  for (const id of ['delete-forever', 'confirm-action']) {
    await focus(id);
    expect(focused()).toBe(id);
  }
});

it('leaves focus outside confirmation dialogs unchanged', async () => {
  document.body.innerHTML = '<button id="other">Other</button>';
  await focus('other');
  expect(focused()).toBe('other');
});
