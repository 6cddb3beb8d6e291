'use client';

import { Banner, useField, useTranslation } from '@payloadcms/ui';
import type { SelectFieldClientProps } from 'payload';
import type { PdfFault } from '../../platform/documents/pdfFault';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { pdfFaultText } from './pdfFaultTexts';

/** Warns in the form about a PDF that screen readers cannot read well. Renders no warning for other files. */
export function PdfFaultWarning({ path }: SelectFieldClientProps) {
  const { i18n } = useTranslation();
  const { value } = useField<PdfFault | null>({ path });
  return (
    <div role="status">
      {value && <Banner type="error">{pdfFaultText(value, adminLanguage(i18n))}</Banner>}
    </div>
  );
}
