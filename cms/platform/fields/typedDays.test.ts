// @vitest-environment happy-dom
import type { Field } from 'payload';
import { createElement, type ComponentType } from 'react';
import DatePicker from 'react-datepicker';
import { afterEach, expect, it, vi } from 'vitest';
import { mountInBrowser, type } from '../../test/mountInBrowser';
import { applyAdminDefaults } from './applyAdminDefaults';

interface PickerProps {
  dateFormat: string;
  selected: null;
  onChange: (date: Date | null) => void;
}

/**
 * The date picker that Payload's date fields use. The cast is needed because its declared type contradicts its default
 * props.
 */
const Picker = DatePicker as unknown as ComponentType<PickerProps>;

let unmount = (): void => undefined;
afterEach(() => unmount());

/**
 * Types text into the date picker, configured as Payload shows it for the field. Returns the local date and time that
 * it understood, or null.
 */
async function typeInto(field: Field, text: string): Promise<string | null> {
  const [{ admin } = {}] = applyAdminDefaults([field]) as { admin?: { date?: Record<string, unknown> } }[];
  const { displayFormat, overrides } = admin?.date ?? {};
  let taken: Date | null = null;
  unmount = mountInBrowser(
    createElement(Picker, {
      dateFormat: displayFormat as string,
      ...(overrides as object),
      selected: null,
      onChange: (date) => {
        taken = date;
      },
    }),
  );
  await vi.waitFor(() => expect(document.querySelector('input')).not.toBeNull());
  type(document.querySelector('input'), text);
  const date = taken as Date | null;
  if (!date) return null;
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

it.each([
  ['31/12/2027', '2027-12-31 00:00'],
  ['01/02/2026', '2026-02-01 00:00'],
  ['1/2/26', '2026-02-01 00:00'],
  ['1.2.26', '2026-02-01 00:00'],
  ['01.02.2026', '2026-02-01 00:00'],
  ['1-2-2026', '2026-02-01 00:00'],
  ['2026-02-01', '2026-02-01 00:00'],
  ['2/13/2026', null],
  ['soon', null],
])('takes the typed day %s as %s', async (text, day) => {
  expect(await typeInto({ name: 'day', type: 'date' }, text)).toBe(day);
});

it.each([
  ['01/02/2026 09:30', '2026-02-01 09:30'],
  ['1.2.26 9:30', '2026-02-01 09:30'],
])('takes the typed time %s as %s', async (text, time) => {
  const field: Field = { name: 'at', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } };
  expect(await typeInto(field, text)).toBe(time);
});
