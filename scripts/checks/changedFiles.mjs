import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';

/** @param {...string} words */
const git = (...words) =>
  execFileSync('git', [...words, '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);

/**
 * Lists the files that differ from a commit, including new files.
 * @param {string} [since] defaults to the last commit, or to its parent if nothing has changed since the last commit
 * @returns {string[]} absolute paths of existing files
 */
export function changedFiles(since) {
  const from = (/** @type {string} */ commit) => [
    ...git('diff', '--name-only', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const named = from(since ?? 'HEAD');
  const files = named.length === 0 && !since ? from('HEAD~1') : named;
  return files.map((file) => path.join(root, file)).filter((file) => existsSync(file));
}
