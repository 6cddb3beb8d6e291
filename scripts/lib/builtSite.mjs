import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { root } from './paths.mjs';

const TEXT = ['.html', '.json', '.xml', '.txt'];
/** Matches U+0000 and U+FFFD. They appear in text if a renderer is broken or the text was decoded wrongly. */
const BROKEN = /[\0\ufffd]/;
/** Number of pages per call of the Nu checker. It is limited because the length of a command line is limited. */
const NU_PAGES = 500;
/** Number of characters that a message shows on each side of a broken character. */
const CONTEXT_LENGTH = 20;

/**
 * @param {string} folder
 * @param {readonly string[]} endings
 */
async function filesBelow(folder, endings) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * Lists the pages of a built site, relative to its folder. Leaves out the HTML fragments of Gatsby's slices.
 * @param {string} folder
 */
export async function builtPages(folder) {
  const names = await filesBelow(folder, ['.html']);
  return names.filter((name) => !name.startsWith(path.join('_gatsby', 'slices')));
}

/**
 * Finds broken characters in the text files of a built site. Each problem names the file and the place.
 * @param {string} folder
 * @returns {Promise<{ files: number, problems: string[] }>}
 */
export async function findBrokenCharacters(folder) {
  const names = await filesBelow(folder, TEXT);
  const problems = [];
  for (const name of names) {
    const text = await readFile(path.join(folder, name), 'utf8');
    const place = text.search(BROKEN);
    if (place >= 0)
      problems.push(
        `${name}: ${JSON.stringify(text.slice(Math.max(0, place - CONTEXT_LENGTH), place + CONTEXT_LENGTH))}`,
      );
  }
  return { files: names.length, problems };
}

/**
 * Validates the built pages with html-validate (`.htmlvalidate.json`). Also checks that each page has an h1.
 * @param {string} folder
 * @returns {Promise<{ files: number, problems: string[] }>}
 */
export async function validateHtml(folder) {
  const config = JSON.parse(await readFile(path.join(root, '.htmlvalidate.json'), 'utf8'));
  const validator = new HtmlValidate(new FileSystemConfigLoader({ ...config, root: true }));
  const names = await builtPages(folder);
  const problems = [];
  for (const name of names) {
    const html = await readFile(path.join(folder, name), 'utf8');
    if (!/<h1[\s>]/.test(html)) problems.push(`${name}: the page has no h1`);
    const { results } = await validator.validateString(html, `/${name}`);
    for (const { line, column, message, ruleId, selector } of results.flatMap(({ messages }) => messages))
      problems.push(`${name}:${line}:${column}: ${message} (${ruleId}) ${selector ?? ''}`);
  }
  return { files: names.length, problems };
}

/** Messages about styles. They are ignored, because the checker knows fewer CSS properties than current browsers. */
const OF_STYLES = /^CSS: /;
/**
 * Messages about explicit roles in tables. They are ignored, because the roles are necessary: on phones, CSS turns the
 * rows of some tables into cards, and WebKit then drops the native roles.
 */
const OF_TABLES = /^The “role” attribute must not be used on a “t[hdr]” element which has a “table” ancestor/;

/**
 * Validates the built pages with the Nu checker of the W3C. Requires Java.
 * @param {string} folder
 * @returns {Promise<{ files: number, problems: string[] }>}
 */
export async function validateWithNu(folder) {
  const names = await builtPages(folder);
  const jar = createRequire(import.meta.url)('vnu-jar');
  const problems = [];
  for (let next = 0; next < names.length; next += NU_PAGES) {
    const messages = await askNu(folder, jar, names.slice(next, next + NU_PAGES));
    for (const { url, lastLine, lastColumn, message, extract } of messages) {
      if (OF_STYLES.test(message) || OF_TABLES.test(message)) continue;
      const name = path.relative(folder, fileURLToPath(url));
      problems.push(`${name}:${lastLine}:${lastColumn}: ${message} ${JSON.stringify(extract ?? '')}`);
    }
  }
  return { files: names.length, problems };
}

/** @typedef {{ url: string, lastLine?: number, lastColumn?: number, message: string, extract?: string }} NuMessage */

/**
 * @param {string} folder
 * @param {string} jar
 * @param {string[]} names
 * @returns {Promise<NuMessage[]>}
 */
async function askNu(folder, jar, names) {
  // Use a larger stack, because the default is too small for deeply nested pages. The checker writes its result to
  // stderr.
  const command = [
    '-Xss4m',
    '-jar',
    jar,
    '--errors-only',
    '--format',
    'json',
    '--exit-zero-always',
    ...names,
  ];
  const child = spawn('java', command, { cwd: folder, stdio: ['ignore', 'inherit', 'pipe'] });
  const chunks = [];
  for await (const chunk of child.stderr) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString()).messages;
}
