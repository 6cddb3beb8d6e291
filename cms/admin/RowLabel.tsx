'use client';
import { useRowLabel } from '@payloadcms/ui';
import { rowText } from './rowText';

/** A row of a list by what it says, with its number before; the number alone while it is empty. */
export function RowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>();
  const number = String(rowNumber + 1).padStart(2, '0');
  const text = rowText(data);
  return (
    <span>
      {number}
      {text && ` · ${text.length > 80 ? `${text.slice(0, 80)}…` : text}`}
    </span>
  );
}
