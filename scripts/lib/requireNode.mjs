import { readFileSync } from 'node:fs';

/**
 * Whether one version is at least another, number by number.
 * @param {string} version such as v20.12.0
 * @param {string} least such as 20.9
 */
export function isAtLeast(version, least) {
  const [have, want] = [version, least].map((text) => text.replace(/^\D+/, '').split('.').map(Number));
  for (const [index, number] of (want ?? []).entries()) {
    const difference = (have?.[index] ?? 0) - number;
    if (difference !== 0) return difference > 0;
  }
  return true;
}

// Imported first by every command: says what is wrong before an older Node stumbles over something it does not know.
const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
if (!isAtLeast(process.version, engines.node)) {
  console.error(`This needs Node ${engines.node}, and runs on ${process.version} (${process.execPath}).`);
  console.error(
    'What to do: install a newer Node, for example from https://nodejs.org, and run the command again.',
  );
  process.exit(1);
}
