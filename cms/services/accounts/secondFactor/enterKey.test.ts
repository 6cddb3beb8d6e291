// @vitest-environment happy-dom
import { createElement, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminUi, mountInBrowser, type } from '../../../test/mountInBrowser';
import { Enrolment } from './Enrolment';
import { OtherSecondFactor } from './OtherSecondFactor';
import { OwnSecondFactor } from './OwnSecondFactor';

vi.mock('@payloadcms/ui', () => adminUi());

/** Paths and bodies of the POST requests. */
const sent: unknown[] = [];
let enrolled = false;
let unmount = (): void => undefined;

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method !== 'POST')
      return Response.json({ enrolled, enrolledAt: '2026-01-01', recoveryCodesLeft: 8, required: false });
    sent.push([url, JSON.parse(String(init.body))]);
    return Response.json({ recoveryCodes: [], secret: '', qrCode: '', offer: '' });
  });
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

/** Presses Enter in a field. @returns whether the browser would submit the form around the panel */
function pressEnter(id: string): boolean {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  return document.getElementById(id)?.dispatchEvent(event) ?? false;
}

const PASSWORD = 'second-step-password';
const CODE = 'second-step-code';
const offer = { secret: 'ABCD', qrCode: '', offer: 'sealed' };
const enrolment = createElement(Enrolment, { offer, onCancel: vi.fn(), onDone: vi.fn() });

const CASES: readonly [
  name: string,
  panel: ReactElement,
  has: boolean,
  typed: Record<string, string>,
  path: string,
  body: object,
][] = [
  [
    'confirms the setup code',
    enrolment,
    false,
    { [CODE]: '123456' },
    'second-factor/confirm',
    { offer: 'sealed', code: '123456' },
  ],
  [
    'starts the setup',
    createElement(OwnSecondFactor),
    false,
    { [PASSWORD]: 'secret' },
    'second-factor/begin',
    { password: 'secret' },
  ],
  [
    'removes the second factor',
    createElement(OwnSecondFactor),
    true,
    { [PASSWORD]: 'secret', [CODE]: '123456' },
    'second-factor/remove',
    { password: 'secret', code: '123456' },
  ],
  [
    'resets the second factor of another user',
    createElement(OtherSecondFactor, { id: 9 }),
    true,
    { [PASSWORD]: 'secret' },
    '9/second-factor/reset',
    { password: 'secret' },
  ],
];

it.each(CASES)('Enter %s once all fields are filled in', async (_name, panel, has, typed, path, body) => {
  enrolled = has;
  unmount = mountInBrowser(panel);
  const ids = Object.keys(typed);
  for (const id of ids) {
    await vi.waitFor(() => expect(document.getElementById(id)).not.toBeNull());
    // The form around the panel saves the account, which Enter must not do.
    expect(pressEnter(id)).toBe(false);
    expect(sent).toEqual([]);
    type(document.getElementById(id), typed[id] ?? '');
  }
  expect(pressEnter(ids.at(-1) ?? '')).toBe(false);
  await vi.waitFor(() => expect(sent).toEqual([[`/api/users/${path}`, body]]));
});
