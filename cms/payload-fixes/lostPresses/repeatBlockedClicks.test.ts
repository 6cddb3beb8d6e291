// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeatBlockedClicks } from './repeatBlockedClicks';
import { trackSave } from '../formSaves/ownSaves';

let button: HTMLButtonElement;
let clicks: number;
let end: () => void;
/** Functions that end the saves which a test has started. */
const answers: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<input /><button id="action-save"><span>Publish</span></button><button id="other"></button>';
  button = document.querySelector('#action-save') as HTMLButtonElement;
  clicks = 0;
  button.addEventListener('click', () => (clicks += 1));
  end = repeatBlockedClicks(document);
});
afterEach(async () => {
  end();
  for (const answer of answers.splice(0)) answer();
  await vi.advanceTimersByTimeAsync(0);
  vi.useRealTimers();
});

const fire = (
  name: string,
  target: Element = button.firstElementChild as Element,
  init: PointerEventInit = {},
) => target.dispatchEvent(new PointerEvent(name, { bubbles: true, button: 0, ...init }));

/**
 * Simulates pressing and releasing the mouse button. No click is simulated, because browsers send none to a disabled
 * button.
 */
function press(target?: Element): void {
  fire('pointerdown', target);
  fire('pointerup', target);
}

/**
 * Starts an autosave, which disables the buttons of the form. @returns function that ends the save and enables the
 * buttons
 */
function save(): () => Promise<void> {
  void trackSave(new Promise<void>((resolve) => answers.push(resolve)));
  button.disabled = true;
  return async () => {
    answers.shift()?.();
    await vi.advanceTimersByTimeAsync(20);
    button.disabled = false;
    await vi.advanceTimersByTimeAsync(20);
  };
}

it('a press during an autosave takes effect once, after the save', async () => {
  const answered = save();
  press();
  await vi.advanceTimersByTimeAsync(2000);
  expect(clicks).toBe(0);
  await answered();
  expect(clicks).toBe(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(clicks).toBe(1);
});

it('a press is not lost if an autosave starts before its click', async () => {
  fire('pointerdown');
  const answered = save();
  fire('pointerup');
  await vi.advanceTimersByTimeAsync(100);
  await answered();
  expect(clicks).toBe(1);
});

it('a press that reached the button is not repeated', async () => {
  press();
  button.click();
  await vi.advanceTimersByTimeAsync(5000);
  expect(clicks).toBe(1);
});

it.each<[string, () => unknown]>([
  ['typing', () => fire('keydown', document.querySelector('input') as Element)],
  ['pasting', () => document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))],
  ['a press elsewhere', () => press(document.querySelector('#other') as Element)],
])('%s during the save cancels the press', async (_, act) => {
  const answered = save();
  press();
  await vi.advanceTimersByTimeAsync(100);
  act();
  await answered();
  await vi.advanceTimersByTimeAsync(5000);
  expect(clicks).toBe(0);
});

it.each<[string, () => void]>([
  [
    'a button disabled without a save',
    () => {
      button.disabled = true;
      press();
    },
  ],
  [
    'a press that ends elsewhere',
    () => {
      save();
      fire('pointerdown');
      fire('pointerup', document.body);
    },
  ],
  [
    'another mouse button',
    () => {
      save();
      fire('pointerdown', button, { button: 2 });
      fire('pointerup', button, { button: 2 });
    },
  ],
])('%s causes no later click', async (_, act) => {
  act();
  await vi.advanceTimersByTimeAsync(100);
  button.disabled = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(clicks).toBe(0);
});

it('a press is dropped if the form stays disabled after the save', async () => {
  save();
  press();
  await vi.advanceTimersByTimeAsync(100);
  answers.shift()?.();
  await vi.advanceTimersByTimeAsync(4000);
  button.disabled = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(clicks).toBe(0);
});
