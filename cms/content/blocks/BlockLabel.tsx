'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import type { ChoiceLabels } from '../../platform/labels/choiceLabels';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { rowText } from '../../platform/adminUi/rowText';

const MAX_LENGTH = 60;

interface BlockLabelProps {
  labels: Readonly<Record<string, string>>;
  choices?: ChoiceLabels;
}

/** Shows the header of a block in the editor: its number, kind and text, so that editors recognise collapsed blocks. */
export function BlockLabel({ labels, choices = {} }: BlockLabelProps) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>();
  const { i18n } = useTranslation();
  const { blockType: _type, blockName, ...fields } = data ?? {};
  const words = { choices, language: adminLanguage(i18n) };
  const text = rowText({ title: blockName, ...fields }, words) || rowText(fields, words);
  return (
    <span>
      {String(rowNumber + 1).padStart(2, '0')} <strong>{labels[i18n.language] ?? labels.he}</strong>
      {text && ' · '}
      <bdi>{text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text}</bdi>
    </span>
  );
}
