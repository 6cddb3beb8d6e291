import { validXml } from '@group/rules/text/validXml';
import { strToU8, zipSync } from 'fflate';
import { columnLetters } from './columnLetters';
import { toSerial } from './serialDay';

/** Content of a cell: a number, a day (YYYY-MM-DD), or a text. A text is never evaluated as a formula. */
export type XlsxCell = string | number | { day: string };

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const escaped = (text: string): string =>
  validXml(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Cell styles by index: 0 default, 1 heading, 2 day. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`;

function cellXml(cell: XlsxCell, row: number, column: number): string {
  const at = `r="${columnLetters(column)}${row}"`;
  if (cell === '') return '';
  if (typeof cell === 'number') return `<c ${at}><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c ${at} s="2"><v>${toSerial(cell.day)}</v></c>`;
  const style = row === 1 ? ' s="1"' : '';
  return `<c ${at}${style} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/**
 * Writes a workbook (Office Open XML) with one right-to-left sheet. Its heading is bold and stays visible while
 * scrolling.
 * @param lines rows of the sheet, starting with the heading
 * @param name name of the sheet: at most 31 characters, without `\ / ? * [ ] :`
 */
export function writeXlsx(lines: readonly (readonly XlsxCell[])[], name: string): Uint8Array<ArrayBuffer> {
  const rows = lines.map((cells, index) => {
    const row = index + 1;
    return `<row r="${row}">${cells.map((cell, column) => cellXml(cell, row, column)).join('')}</row>`;
  });
  const files = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView rightToLeft="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="16" defaultRowHeight="15"/><sheetData>${rows.join('')}</sheetData></worksheet>`,
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([part, content]) => [part, strToU8(content)])),
  ) as Uint8Array<ArrayBuffer>;
}
