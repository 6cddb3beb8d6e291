// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPresses } from './keepPresses';
import { noteSave } from '../formSaves/ownSaves';

let button: HTMLButtonElement;
let clicks: number;
let end: () => void;
/** Answers to the saves of a test. */
const answers: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<input /><button id="action-save"><span>Publish</span></button><button id="other"></button>';
  button = document.querySelector('#action-save') as HTMLButtonElement;
  clicks = 0;
  button.addEventListener('click', () => (clicks += 1));
  end = keepPresses(document);
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

/** Presses; the browser sends no click to a button that is disabled. */
function press(target?: Element): void {
  fire('pointerdown', target);
  fire('pointerup', target);
}

/** The form saves itself, and its buttons are disabled meanwhile. @returns ends the save, and then enables them */
function save(): () => Promise<void> {
  void noteSave(new Promise<void>((resolve) => answers.push(resolve)));
  button.disabled = true;
  return async () => {
    answers.shift()?.();
    await vi.advanceTimersByTimeAsync(20);
    button.disabled = false;
    await vi.advanceTimersByTimeAsync(20);
  };
}

it('a press while the form saves itself takes effect once, after that', async () => {
  const answered = save();
  press();
  await vi.advanceTimersByTimeAsync(2000);
  expect(clicks).toBe(0);
  await answered();
  expect(clicks).toBe(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(clicks).toBe(1);
});

it('a press during which the save begins is not lost', async () => {
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
])('%s meanwhile takes it back', async (_, act) => {
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
    'a button that has nothing to do',
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
    'another button of the mouse',
    () => {
      save();
      fire('pointerdown', button, { button: 2 });
      fire('pointerup', button, { button: 2 });
    },
  ],
])('%s is not pressed later', async (_, act) => {
  act();
  await vi.advanceTimersByTimeAsync(100);
  button.disabled = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(clicks).toBe(0);
});

it('a form that stays busy after the save is given up', async () => {
  save();
  press();
  await vi.advanceTimersByTimeAsync(100);
  answers.shift()?.();
  await vi.advanceTimersByTimeAsync(4000);
  button.disabled = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(clicks).toBe(0);
});
