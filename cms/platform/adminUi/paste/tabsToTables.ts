import { removeInvisible } from '@group/rules/text/removeInvisible';
import { joinLines } from './joinLines';

/**
 * Matches a quoted cell. Spreadsheets quote only cells that contain a line break, a tab or a quotation mark, and double
 * each quotation mark in them.
 */
const QUOTED = /(^|[\t\n])"((?:[^"]|"")+)"(?=([\t\n])|$)/g;
const NEEDS_QUOTES = /[\n\t]|""/;
/** Placeholder for a line break within a cell, used while the text is split into lines. */
const BREAK = '\u2028';
const CODE = /[;{}]$|^(\/\/|\/\*|#!|#(include|define|import|ifn?def|endif)\b|<[/!a-z])/i;
/** Matches a bullet or number before a list item. */
const MARKER = /^([-–—•·▪●○*]|[([]?(\d+|\p{L})[.)\]])$/u;

const countTabs = (line: string): number => line.split('\t').length - 1;
const cellsOf = (line: string): string[] => line.split('\t').map((cell) => cell.trim());
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Checks whether consecutive lines with the same number of tabs are table rows, and not code, indented text or a list.
 */
function isTable(lines: readonly string[]): boolean {
  const rows = lines.map(cellsOf);
  const filled = rows.filter((cells) => cells.filter(Boolean).length > 1);
  return (
    filled.length > 1 &&
    rows.some(([first]) => first) &&
    !rows.flat().some((cell) => CODE.test(cell)) &&
    !filled.every(([first = '', ...others]) => MARKER.test(first) && others.length === 1)
  );
}

/** Splits lines into groups with the same number of tabs. */
function divide(lines: readonly string[]): string[][] {
  const groups: string[][] = [];
  let tabs = -1;
  for (const line of lines) {
    if (countTabs(line) !== tabs) groups.push([]);
    groups.at(-1)?.push(line);
    tabs = countTabs(line);
  }
  return groups;
}

/**
 * Removes the quotation marks that a spreadsheet added around cells. If a quoted cell contains nothing that requires
 * quotes, the quotation marks belong to its text and are kept.
 */
function unquoteCells(text: string): string {
  return text.replace(QUOTED, (quoted: string, before: string, cell: string, after?: string) => {
    const isBesideCell = before === '\t' || after === '\t';
    if (!NEEDS_QUOTES.test(cell) || (cell.includes('\n') && !isBesideCell)) return quoted;
    return before + cell.replaceAll('""', '"').replaceAll('\n', BREAK).replaceAll('\t', ' ');
  });
}

const cellHtml = (cell: string): string => `<td>${escaped(cell).replaceAll(BREAK, '<br>')}</td>`;
const rowHtml = (line: string): string => `<tr>${cellsOf(line).map(cellHtml).join('')}</tr>`;

function linesHtml(lines: readonly string[]): string {
  const text = joinLines(lines.join('\n'));
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');
}

/**
 * Converts text whose lines contain tab-separated cells to HTML with tables. Spreadsheets and terminals copy tables in
 * this form.
 * @returns null if the text has no such lines
 */
export function tabsToTables(text: string): string | null {
  if (!text.includes('\t')) return null;
  const whole = unquoteCells(removeInvisible(text).replace(/\r\n?/g, '\n'));
  const groups = divide(whole.split('\n'));
  if (!groups.some(isTable)) return null;
  const parts: string[] = [];
  let lines: string[] = [];
  for (const group of groups)
    if (isTable(group)) {
      parts.push(linesHtml(lines), `<table>${group.map(rowHtml).join('')}</table>`);
      lines = [];
    } else lines.push(...group);
  return [...parts, linesHtml(lines)].join('');
}
