import './lib/useSupportedNode.mjs';
import { findBrokenCharacters, validateHtml, validateWithNu } from './lib/builtSite.mjs';

const CHECKS = { letters: findBrokenCharacters, html: validateHtml, nu: validateWithNu };

/**
 * `node scripts/checkBuilt.mjs letters|html|nu FOLDER`: runs one check of a built site. Fails when it finds a
 * problem.
 */
const [name, folder] = process.argv.slice(2);
const check = Object.entries(CHECKS).find(([key]) => key === name)?.[1];
if (!check || !folder) throw new Error(`Usage: checkBuilt.mjs ${Object.keys(CHECKS).join('|')} FOLDER`);
const { files, problems } = await check(folder);
for (const problem of problems) console.log(problem);
console.log(`${files} files, ${problems.length} problems`);
// Also fail if the folder contains no pages: then it is not a built site, and nothing was checked.
process.exitCode = files > 0 && problems.length === 0 ? 0 : 1;
