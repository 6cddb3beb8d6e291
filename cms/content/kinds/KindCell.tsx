'use client';
import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import type { KindOption } from './KindSelect';

/** Shows the label of a page's kind in a list cell. */
export function KindCell({ cellData, kinds = [] }: DefaultCellComponentProps & { kinds?: KindOption[] }) {
  const { i18n } = useTranslation();
  const label = kinds.find(({ value }) => value === cellData)?.label;
  return <span>{label?.[i18n.language] ?? label?.he ?? String(cellData ?? '')}</span>;
}
