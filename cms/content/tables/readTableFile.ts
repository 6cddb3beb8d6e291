import { CsvFault, readCsv } from '../../platform/csv/readCsv';
import { decodeCsv } from '../../platform/csv/decodeCsv';
import { FileFault } from '../../platform/documents/FileFault';
import type { Label } from '../../platform/labels/labels';
import { readXlsx, type Workbook } from './xlsx/readXlsx';

const REASONS = {
  quote: {
    he: 'הקובץ אינו טבלת CSV: גרשיים אינם נסגרים',
    en: 'The file is no CSV table: a quote is not closed',
  },
  workbook: {
    he: 'הקובץ אינו חוברת Excel שאפשר לקרוא',
    en: 'The file is no Excel workbook that can be read',
  },
  openDocument: {
    he: 'זה גיליון של LibreOffice ‏(.ods). שמרו אותו בשם כחוברת Excel ‏(.xlsx), ונסו שוב.',
    en: 'This is a spreadsheet of LibreOffice (.ods). Save it as an Excel workbook (.xlsx), and try again.',
  },
  oldWorkbook: {
    he: 'זו חוברת Excel ישנה (.xls) או חוברת עם סיסמה. שמרו אותה בשם כחוברת Excel ‏(.xlsx) בלי סיסמה, ונסו שוב.',
    en: 'This is an old Excel workbook (.xls), or one with a password. Save it as a workbook (.xlsx) without a password, and try again.',
  },
  noTable: {
    he: 'הקובץ אינו טבלה. אפשר לייבא חוברת Excel ‏(.xlsx) או קובץ CSV.',
    en: 'The file is no table. An Excel workbook (.xlsx) or a CSV file can be imported.',
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
    return { sheets: [], sheet: '', lines: readCsv(text), from1904: false };
  } catch (error) {
    if (error instanceof CsvFault) throw new TableFileFault(REASONS.quote);
    if (error instanceof FileFault) throw new TableFileFault(REASONS.workbook);
    throw error;
  }
}
