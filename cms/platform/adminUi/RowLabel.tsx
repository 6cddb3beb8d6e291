'use client';
import { useRowLabel, useTranslation } from '@payloadcms/ui';
import type { ChoiceLabels } from '../labels/choiceLabels';
import { adminLanguage } from '../locales/adminLanguage';
import { rowText } from './rowText';

/** Label of an array row: its number and text, or only the number if the row is empty. */
export function RowLabel({ choices = {} }: { choices?: ChoiceLabels }) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>();
  const { i18n } = useTranslation();
  const number = String(rowNumber + 1).padStart(2, '0');
  const text = rowText(data, { choices, language: adminLanguage(i18n) });
  return (
    <span>
      {number}
      {text && ` · ${text.length > 80 ? `${text.slice(0, 80)}…` : text}`}
    </span>
  );
}
