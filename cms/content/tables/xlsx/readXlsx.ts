import { InspectionBudget } from '../../../platform/documents/InspectionBudget';
import { FileFault } from '../../../platform/documents/FileFault';
import { readXml } from '../../../platform/documents/readXml';
import { unpackZip } from '../../../platform/documents/unpackZip';
import { columnIndex } from './columnLetters';
import { DayFormats } from './dayFormats';
import { fromSerial } from './serialDay';

/**
 * Limits on the size of a file. They exceed any price list; without them, a file with a single cell in row 1,048,576
 * would create a million rows.
 */
const MAX_ROWS = 20_000;
const MAX_COLUMNS = 200;
const MAX_ENTRIES = 1_000;
const MAX_BYTES = 30_000_000;
/** Excel's own limit of characters per cell. It must be enforced, because many cells may refer to one long text. */
const MAX_CELL_LENGTH = 32_767;
const PARTS =
  /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/i;

const fault = (detail: string) => new FileFault('damaged', detail);

/**
 * Returns a text unchanged if its length is within Excel's limit.
 * @throws FileFault for a longer text
 */
function shortText(text: string): string {
  if (text.length > MAX_CELL_LENGTH) throw fault('A cell is too long');
  return text;
}

/** Unpacks the required parts of the workbook. The keys are lower-case names. */
async function unpack(bytes: Buffer): Promise<Map<string, Uint8Array>> {
  const limits = { entries: MAX_ENTRIES, bytes: MAX_BYTES };
  const parts = await unpackZip(bytes, (name) => PARTS.test(name), limits);
  return new Map([...parts].map(([name, content]) => [name.toLowerCase(), content]));
}

/** A formula without a result. Some programs write such files. */
export interface UncomputedFormula {
  formula: string;
}

export type XlsxValue = string | UncomputedFormula;

/** Numbers of hidden rows and columns that contain values. */
export interface Hidden {
  rows: number;
  columns: number;
}

export const NONE_HIDDEN: Hidden = { rows: 0, columns: 0 };

export interface Workbook {
  /** Names of all visible sheets that are not empty. */
  sheets: string[];
  /** Name of the sheet that was read; null if the file has several sheets and none was chosen. */
  sheet: string | null;
  /** Cells by row. A row missing from the file is an empty array, so that row numbers stay correct. */
  lines: XlsxValue[][];
  /** True if the workbook stores days as numbers counted from 1904. */
  from1904: boolean;
  /**
   * Number of hidden rows and columns in the sheet. They are read like visible ones, so the editor is told about them.
   */
  hidden: Hidden;
}

interface Sheet {
  name: string;
  content: Uint8Array;
}

/** Checks whether a sheet contains at least one value, text or formula. */
const isFilled = ({ content }: Sheet): boolean =>
  /<(?:\w+:)?[vtf](?:\s[^<>]*)?\/?>/.test(Buffer.from(content).toString('latin1'));

const isOn = (attribute = ''): boolean => /^(1|true)$/.test(attribute);

/** Finds the visible sheets of a workbook, and whether its days are counted from 1904. */
async function readSheets(parts: ReadonlyMap<string, Uint8Array>, effort: InspectionBudget) {
  const workbook = parts.get('xl/workbook.xml');
  if (!workbook) throw fault('There is no workbook');
  const named: { name: string; id: string }[] = [];
  let from1904 = false;
  await readXml('workbook.xml', workbook, effort, ({ name, attributes }) => {
    const isHidden = /hidden/i.test(attributes.get('state') ?? '');
    if (name === 'sheet' && !isHidden)
      named.push({ name: attributes.get('name') ?? '', id: attributes.get('id') ?? '' });
    if (name === 'workbookpr') from1904 = isOn(attributes.get('date1904'));
  });
  const targets = new Map<string, string>();
  const relations = parts.get('xl/_rels/workbook.xml.rels') ?? new Uint8Array();
  await readXml('workbook.xml.rels', relations, effort, ({ name, attributes }) => {
    if (name === 'relationship') targets.set(attributes.get('id') ?? '', attributes.get('target') ?? '');
  });
  const sheets = named.flatMap(({ name, id }): Sheet[] => {
    const target = targets.get(id) ?? '';
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    // A chart is a sheet too, but its part was not unpacked, because it has no cells. Skip it.
    const content = parts.get(path.toLowerCase());
    return content ? [{ name, content }] : [];
  });
  if (sheets.length === 0) throw fault('There is no visible sheet');
  return { sheets, from1904 };
}

async function readStrings(part: Uint8Array | undefined, effort: InspectionBudget): Promise<string[]> {
  const strings: string[] = [];
  let isText = false;
  let isPhonetic = false;
  if (!part) return strings;
  await readXml(
    'sharedStrings.xml',
    part,
    effort,
    ({ name }) => {
      if (name === 'si') strings.push('');
      if (name === 'rph') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    (text) => {
      if (isText) strings.push(shortText(`${strings.pop() ?? ''}${text}`));
    },
    (name) => {
      isText = false;
      if (name === 'rph') isPhonetic = false;
    },
  );
  return strings;
}

/** Reads the cells of one sheet. */
async function readLines(
  content: Uint8Array,
  effort: InspectionBudget,
  valueOf: (type: string, style: number, text: string) => string,
): Promise<Pick<Workbook, 'lines' | 'hidden'>> {
  const lines: XlsxValue[][] = [];
  const hiddenRows: XlsxValue[][] = [];
  const hiddenColumns: { min: number; max: number }[] = [];
  let line: XlsxValue[] = [];
  let cell: {
    column: number;
    type: string;
    style: number;
    text: string;
    hasValue: boolean;
    formula?: string;
  } | null = null;
  let inside = '';
  await readXml(
    'sheet',
    content,
    effort,
    ({ name, attributes }) => {
      if (name === 'row') {
        const row = Number(attributes.get('r') ?? lines.length + 1);
        if (!(row > lines.length && row <= MAX_ROWS)) throw fault('The sheet has too many rows');
        while (lines.length < row - 1) lines.push([]);
        line = [];
        lines.push(line);
        if (isOn(attributes.get('hidden'))) hiddenRows.push(line);
      } else if (name === 'col' && isOn(attributes.get('hidden')))
        hiddenColumns.push({ min: Number(attributes.get('min')), max: Number(attributes.get('max')) });
      else if (name === 'c') {
        const column = columnIndex(attributes.get('r') ?? '') ?? line.length;
        if (column >= MAX_COLUMNS) throw fault('The sheet has too many columns');
        const style = Number(attributes.get('s') ?? 0);
        cell = { column, type: attributes.get('t') ?? 'n', style, text: '', hasValue: false };
      } else if (cell && name === 'f') cell.formula = '';
      else if (cell && (name === 'v' || name === 't')) cell.hasValue = true;
      inside = name;
    },
    (text) => {
      if (cell && (inside === 'v' || inside === 't')) cell.text = shortText(cell.text + text);
      else if (cell && inside === 'f') cell.formula = shortText((cell.formula ?? '') + text);
    },
    (name) => {
      inside = '';
      if (name !== 'c' || !cell) return;
      const { column, type, style, text, hasValue, formula } = cell;
      while (line.length < column) line.push('');
      // An empty text may be the result of a formula. An empty number cannot, so that formula was never computed.
      const isUncomputed = formula !== undefined && text === '' && !(type === 'str' && hasValue);
      line[column] = isUncomputed ? { formula: `=${formula}` } : valueOf(type, style, text);
      cell = null;
    },
  );
  const used = new Set(
    lines.flatMap((cells) => cells.flatMap((cell, column) => (cell === '' ? [] : [column + 1]))),
  );
  const hidden = {
    rows: hiddenRows.filter((cells) => cells.some((cell) => cell !== '')).length,
    columns: [...used].filter((column) =>
      hiddenColumns.some(({ min, max }) => min <= column && column <= max),
    ).length,
  };
  return { lines, hidden };
}

/**
 * Reads one visible sheet of an Excel workbook (Office Open XML). A formula is read as its last result, and a day as
 * YYYY-MM-DD.
 * @param bytes content of the file
 * @param chosen name of the sheet to read, needed if there are several
 * @throws FileFault for a workbook that is invalid or too large
 */
export async function readXlsx(bytes: Buffer, chosen?: string): Promise<Workbook> {
  const effort = new InspectionBudget(MAX_BYTES);
  const parts = await unpack(bytes);
  const { sheets: visible, from1904 } = await readSheets(parts, effort);
  const filled = visible.filter(isFilled);
  const sheets = filled.map(({ name }) => name);
  const [first = visible[0]] = filled;
  const sheet = filled.length > 1 ? filled.find(({ name }) => name === chosen) : first;
  if (!sheet) return { sheets, sheet: null, lines: [], from1904, hidden: NONE_HIDDEN };

  const strings = await readStrings(parts.get('xl/sharedstrings.xml'), effort);
  const days = new DayFormats();
  const styles = parts.get('xl/styles.xml');
  if (styles) await readXml('styles.xml', styles, effort, (element) => days.read(element));
  const { lines, hidden } = await readLines(sheet.content, effort, (type, style, text) => {
    if (type === 's') return strings[Number(text)] ?? '';
    if (type === 'b') return text === '1' ? 'true' : 'false';
    if (type !== 'n' || text === '') return text;
    const number = Number(text);
    return (days.has(style) && fromSerial(number, from1904)) || String(number);
  });
  return { sheets, sheet: sheet.name, lines, from1904, hidden };
}
