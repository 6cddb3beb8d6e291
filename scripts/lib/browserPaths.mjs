import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const LIBRARIES = '/usr/lib';
const onPath = (/** @type {string} */ program) =>
  (process.env.PATH ?? '/usr/bin')
    .split(path.delimiter)
    .map((folder) => path.join(folder, program))
    .find((place) => existsSync(place));

/** @returns {string | undefined} Firefox, preferably Debian's */
export const firefoxPath = () => onPath('firefox-esr') ?? onPath('firefox');

/** @returns {string | undefined} the driver of WebKitGTK */
export const webkitDriverPath = () => onPath('WebKitWebDriver');

/**
 * @returns {string | undefined} path of WebKitGTK's browser. Debian installs it next to the library, in a folder that
 *   depends on the architecture.
 */
export function miniBrowserPath() {
  if (!existsSync(LIBRARIES)) return undefined;
  const folders = readdirSync(LIBRARIES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.endsWith('-linux-gnu'))
    .flatMap(({ name }) => ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((api) => path.join(name, api)));
  return folders
    .map((folder) => path.join(LIBRARIES, folder, 'MiniBrowser'))
    .find((place) => existsSync(place));
}

/** @returns {string | undefined} the headless X server */
export const xvfbPath = () => onPath('Xvfb');
