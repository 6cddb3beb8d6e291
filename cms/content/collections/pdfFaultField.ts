import type { CollectionBeforeChangeHook, SelectField } from 'payload';
import { isDraftReader } from '../../platform/access/isDraftReader';
import { PDF_FAULTS, pdfFault, type PdfFault } from '../../platform/documents/pdfFault';
import { PDF_FAULT_LABELS } from './pdfFaultTexts';
import { selectField } from '../../platform/fields/shortFields';

const PDF = 'application/pdf';

/** Caches results: the file is examined before the transaction, and its result is used in it. */
const known = new WeakMap<Buffer, Promise<PdfFault | null>>();

interface UploadedFile {
  data: Buffer;
  mimetype: string;
}

/** Examines an uploaded file. @returns null for another kind of file */
export async function faultOfUpload(file: UploadedFile | undefined): Promise<PdfFault | null> {
  if (file?.mimetype !== PDF) return null;
  const { data } = file;
  const fault = known.get(data) ?? pdfFault(data);
  known.set(data, fault);
  return fault;
}

/** Notes what an uploaded PDF lacks for screen readers. */
export const notePdfFault: CollectionBeforeChangeHook = async ({ data, req }) =>
  req.file ? { ...data, pdfFault: await faultOfUpload(req.file) } : data;

/** What a PDF lacks for screen readers, as a warning in the form and a column of the list. Needs `notePdfFault`. */
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
