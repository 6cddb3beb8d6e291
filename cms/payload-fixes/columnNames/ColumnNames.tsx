'use client';

import { useEffect, type ReactNode } from 'react';
import { onChanges } from '../onChanges';

/** Text that Payload renders when a label is an object with one text per language. */
const NO_NAME = '[object Object]';

/**
 * Label that each sort button had when Payload rendered it. It is kept because React reuses a button for another
 * column. React then does not write the label again if it is the same.
 */
const written = new WeakMap<Element, string>();

function nameButtons(): void {
  for (const button of document.querySelectorAll('.sort-column__button')) {
    const name = button.getAttribute('aria-label') ?? '';
    if (name.includes(NO_NAME)) written.set(button, name);
    const column = button.closest('.sort-column')?.querySelector('.sort-column__label')?.textContent;
    const right = column && written.get(button)?.replace(NO_NAME, () => column);
    if (right && right !== name) button.setAttribute('aria-label', right);
  }
}

/**
 * Wraps the admin: gives the sort buttons of a list labels with the column name, for screen readers. Payload's own
 * labels contain "[object Object]" instead.
 */
export function ColumnNames({ children }: { children: ReactNode }) {
  useEffect(() => onChanges(nameButtons), []);
  return children;
}
