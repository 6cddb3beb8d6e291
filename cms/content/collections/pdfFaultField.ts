import type { CollectionBeforeChangeHook, SelectField } from 'payload';
import { isDraftReader } from '../../platform/access/isDraftReader';
import { PDF_FAULTS, pdfFault, type PdfFault } from '../../platform/documents/pdfFault';
import { PDF_FAULT_LABELS } from './pdfFaultTexts';
import { selectField } from '../../platform/fields/shortFields';

const PDF = 'application/pdf';

/**
 * Caches results by file content. The file is examined before the transaction starts, and the hook inside the
 * transaction reuses the result.
 */
const known = new WeakMap<Buffer, Promise<PdfFault | null>>();

interface UploadedFile {
  data: Buffer;
  mimetype: string;
}

/**
 * Checks an uploaded PDF for accessibility.
 * @returns null for a PDF without faults and for other kinds of file
 */
export async function faultOfUpload(file: UploadedFile | undefined): Promise<PdfFault | null> {
  if (file?.mimetype !== PDF) return null;
  const { data } = file;
  const fault = known.get(data) ?? pdfFault(data);
  known.set(data, fault);
  return fault;
}

/** Hook that stores what an uploaded PDF lacks for screen readers. */
export const savePdfFault: CollectionBeforeChangeHook = async ({ data, req }) =>
  req.file ? { ...data, pdfFault: await faultOfUpload(req.file) } : data;

/**
 * Field that holds what a PDF lacks for screen readers. Shown as a warning in the form and as a column of the list. The
 * collection needs the hook `savePdfFault`.
 */
export const pdfFaultField: SelectField = selectField('pdfFault', 'נגישות ה־PDF', 'PDF accessibility', {
  options: PDF_FAULTS.map((value) => ({ value, label: { ...PDF_FAULT_LABELS[value] } })),
  access: { create: () => false, read: isDraftReader, update: () => false },
  admin: {
    components: {
      Field: '/content/collections/PdfFaultWarning#PdfFaultWarning',
      Cell: '/content/collections/PdfFaultCell#PdfFaultCell',
    },
  },
});
