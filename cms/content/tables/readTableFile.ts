import { CsvFault, readCsv } from '../../platform/csv/readCsv';
import { decodeCsv } from '../../platform/csv/decodeCsv';
import { FileFault } from '../../platform/documents/FileFault';
import type { Label } from '../../platform/labels/labels';
import { NONE_HIDDEN, readXlsx, type Workbook } from './xlsx/readXlsx';

const REASONS = {
  quote: {
    he: 'הקובץ אינו טבלת CSV תקינה: מירכאות אינן נסגרות',
    en: 'The file is not a valid CSV table: a quote is not closed',
  },
  workbook: {
    he: 'הקובץ אינו חוברת Excel שאפשר לקרוא',
    en: 'The file is not a readable Excel workbook',
  },
  openDocument: {
    he: 'זה גיליון של LibreOffice ‏(.ods). יש לשמור אותו כחוברת Excel ‏(.xlsx) ולנסות שוב.',
    en: 'This is a LibreOffice spreadsheet (.ods). Save it as an Excel workbook (.xlsx), and try again.',
  },
  oldWorkbook: {
    he: 'זו חוברת Excel ישנה (.xls) או חוברת עם סיסמה. יש לשמור אותה כחוברת Excel ‏(.xlsx) בלי סיסמה ולנסות שוב.',
    en: 'This is an old Excel workbook (.xls), or one with a password. Save it as a workbook (.xlsx) without a password, and try again.',
  },
  markup: {
    he: 'הקובץ שמור כדף אינטרנט או כ־XML, גם אם שמו מסתיים ב־ ‎.xls. יש לפתוח אותו ב־Excel, לשמור כחוברת ‏(.xlsx) ולנסות שוב.',
    en: 'The file is a web page or XML, even if its name ends in .xls. Open it in Excel, save it as a workbook (.xlsx), and try again.',
  },
  noTable: {
    he: 'הקובץ אינו טבלה. אפשר לייבא חוברת Excel ‏(.xlsx) או קובץ CSV.',
    en: 'The file is not a table. Import an Excel workbook (.xlsx) or a CSV file.',
  },
} as const satisfies Record<string, Label>;

/** File that cannot be read as a table. */
export class TableFileFault extends Error {
  constructor(readonly reason: Label) {
    super(reason.en);
  }
}

/** Signature of zip archives, including workbooks. */
const ZIP = Buffer.from('PK\x03\x04', 'latin1');
/** Signature of files of Office before 2007, and of later ones with a password. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const OPEN_DOCUMENT = 'mimetypeapplication/vnd.oasis.opendocument';
const NUL = '\u0000';
/** Beginning of HTML, of Excel's XML of 2003, and of a web page in one file (MHTML), which many programs name .xls. */
const MARKUP = /^\s*(?:<[!?a-z]|MIME-Version:)/i;

const startsWith = (file: Buffer, mark: Buffer): boolean => file.subarray(0, mark.length).equals(mark);

/**
 * Reads a workbook (XLSX) or CSV file.
 * @param file its bytes
 * @param sheet name of the chosen sheet
 * @throws TableFileFault with the reason in both languages
 */
export async function readTableFile(file: Buffer, sheet?: string): Promise<Workbook> {
  if (startsWith(file, OLE)) throw new TableFileFault(REASONS.oldWorkbook);
  try {
    if (startsWith(file, ZIP)) {
      if (file.subarray(0, 200).includes(OPEN_DOCUMENT)) throw new TableFileFault(REASONS.openDocument);
      return await readXlsx(file, sheet);
    }
    const text = decodeCsv(file);
    if (text.includes(NUL) || text.startsWith('%PDF')) throw new TableFileFault(REASONS.noTable);
    if (MARKUP.test(text)) throw new TableFileFault(REASONS.markup);
    return { sheets: [], sheet: '', lines: readCsv(text), from1904: false, hidden: NONE_HIDDEN };
  } catch (error) {
    if (error instanceof CsvFault) throw new TableFileFault(REASONS.quote);
    if (error instanceof FileFault) throw new TableFileFault(REASONS.workbook);
    throw error;
  }
}
