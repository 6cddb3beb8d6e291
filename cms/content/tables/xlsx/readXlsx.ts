import { Effort } from '../../../platform/documents/Effort';
import { FileFault } from '../../../platform/documents/FileFault';
import { readXml } from '../../../platform/documents/tellingXml';
import { unpackZip } from '../../../platform/documents/unpackZip';
import { columnIndex } from './columnLetters';
import { DayFormats } from './dayFormats';
import { fromSerial } from './serialDay';

/** Above any price list; a file may claim a cell in row 1,048,576. */
const MOST_ROWS = 20_000;
const MOST_COLUMNS = 200;
const MOST_ENTRIES = 1_000;
const MOST_BYTES = 30_000_000;
/** Excel's limit of characters per cell. Many cells may share one long text. */
const LONGEST_CELL = 32_767;
const PARTS =
  /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/i;

const fault = (detail: string) => new FileFault('type', detail);

/** @throws FileFault for text above Excel's limit */
function shortText(text: string): string {
  if (text.length > LONGEST_CELL) throw fault('A cell is too long');
  return text;
}

/** Unpacks the required parts, by lower-case name. */
async function unpack(bytes: Buffer): Promise<Map<string, Uint8Array>> {
  const limits = { entries: MOST_ENTRIES, bytes: MOST_BYTES };
  const parts = await unpackZip(bytes, (name) => PARTS.test(name), limits);
  return new Map([...parts].map(([name, content]) => [name.toLowerCase(), content]));
}

/** Finds the first sheet and the calendar of its days. */
async function readWorkbook(parts: ReadonlyMap<string, Uint8Array>, effort: Effort) {
  const workbook = parts.get('xl/workbook.xml');
  if (!workbook) throw fault('There is no workbook');
  let sheet: string | undefined;
  let from1904 = false;
  await readXml('workbook.xml', workbook, effort, ({ name, attributes }) => {
    if (name === 'sheet') sheet ??= attributes.get('id');
    if (name === 'workbookpr') from1904 = /^(1|true)$/.test(attributes.get('date1904') ?? '');
  });
  let target: string | undefined;
  const relations = parts.get('xl/_rels/workbook.xml.rels') ?? new Uint8Array();
  await readXml('workbook.xml.rels', relations, effort, ({ name, attributes }) => {
    if (name === 'relationship' && attributes.get('id') === sheet) target = attributes.get('target');
  });
  const path = target?.startsWith('/') ? target.slice(1) : `xl/${target ?? ''}`;
  const content = parts.get(path.toLowerCase());
  if (!content) throw fault('There is no sheet');
  return { content, from1904 };
}

async function readStrings(part: Uint8Array | undefined, effort: Effort): Promise<string[]> {
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

/**
 * Reads the first sheet of an Excel workbook (Office Open XML). Formulas have their last result; days are YYYY-MM-DD.
 * @param bytes the file
 * @returns cells by line; missing lines are empty lists, to keep line numbers
 * @throws FileFault for an invalid or too large workbook
 */
export async function readXlsx(bytes: Buffer): Promise<string[][]> {
  const effort = new Effort(MOST_BYTES);
  const parts = await unpack(bytes);
  const { content, from1904 } = await readWorkbook(parts, effort);
  const strings = await readStrings(parts.get('xl/sharedstrings.xml'), effort);
  const days = new DayFormats();
  const styles = parts.get('xl/styles.xml');
  if (styles) await readXml('styles.xml', styles, effort, (element) => days.read(element));

  const lines: string[][] = [];
  let line: string[] = [];
  let cell: { column: number; type: string; style: number; text: string } | null = null;
  let isValue = false;
  const valueOf = ({ type, style, text }: NonNullable<typeof cell>): string => {
    if (type === 's') return strings[Number(text)] ?? '';
    if (type === 'b') return text === '1' ? 'true' : 'false';
    if (type !== 'n' || text === '') return text;
    const number = Number(text);
    return (days.has(style) && fromSerial(number, from1904)) || String(number);
  };
  await readXml(
    'sheet',
    content,
    effort,
    ({ name, attributes }) => {
      if (name === 'row') {
        const row = Number(attributes.get('r') ?? lines.length + 1);
        if (!(row > lines.length && row <= MOST_ROWS)) throw fault('The sheet has too many rows');
        while (lines.length < row - 1) lines.push([]);
        line = [];
        lines.push(line);
      } else if (name === 'c') {
        const column = columnIndex(attributes.get('r') ?? '') ?? line.length;
        if (column >= MOST_COLUMNS) throw fault('The sheet has too many columns');
        cell = {
          column,
          type: attributes.get('t') ?? 'n',
          style: Number(attributes.get('s') ?? 0),
          text: '',
        };
      }
      isValue = name === 'v' || name === 't';
    },
    (text) => {
      if (cell && isValue) cell.text = shortText(cell.text + text);
    },
    (name) => {
      isValue = false;
      if (name !== 'c' || !cell) return;
      while (line.length < cell.column) line.push('');
      line[cell.column] = valueOf(cell);
      cell = null;
    },
  );
  return lines;
}
