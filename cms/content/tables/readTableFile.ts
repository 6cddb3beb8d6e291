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

/** Thrown for a file that cannot be read as a table. */
export class TableFileFault extends Error {
  constructor(readonly reason: Label) {
    super(reason.en);
  }
}

/** First bytes of a ZIP archive, which XLSX workbooks are. */
const ZIP = Buffer.from('PK\x03\x04', 'latin1');
/** First bytes of Office files from before 2007, and of password-protected newer ones. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const OPEN_DOCUMENT = 'mimetypeapplication/vnd.oasis.opendocument';
const NUL = '\u0000';
/**
 * Matches the start of HTML, of Excel's 2003 XML format and of MHTML. Many programs save these with the extension
 * `.xls`.
 */
const MARKUP = /^\s*(?:<[!?a-z]|MIME-Version:)/i;

const startsWith = (file: Buffer, mark: Buffer): boolean => file.subarray(0, mark.length).equals(mark);

/**
 * Reads an XLSX workbook or a CSV file.
 * @param file content of the file
 * @param sheet name of the sheet to read
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
