import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const CODE = /\.(?:tsx?|mjs|cjs|js)$/;

/** Names and paths in `.gitignore`. Its patterns are not needed, because they match no code. */
const ignored = new Set([
  '.git',
  ...readFileSync(path.join(root, '.gitignore'), 'utf8')
    .split('\n')
    .map((line) => line.replace(/\/$/, '')),
]);

function codeFilesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (ignored.has(entry.name) || ignored.has(file)) return [];
    if (entry.isDirectory()) return codeFilesIn(file);
    return CODE.test(file) ? [file] : [];
  });
}

/** Lists the code files of the project, relative to its root. Works without Git. */
export const codeFiles = (): string[] => codeFilesIn('');
