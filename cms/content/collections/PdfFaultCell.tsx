'use client';

import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import type { PdfFault } from '../../platform/documents/pdfFault';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { PDF_FAULT_LABELS } from './pdfFaultTexts';

/** Shows in a list cell what a PDF lacks for screen readers. The cell is empty for other files. */
export function PdfFaultCell({ cellData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation();
  const fault = cellData as PdfFault | null | undefined;
  return fault ? <span>⚠ {PDF_FAULT_LABELS[fault][adminLanguage(i18n)]}</span> : null;
}
