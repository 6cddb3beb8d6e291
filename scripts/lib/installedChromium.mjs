import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/**
 * Paths of the browser programs. The scripts in `/usr/bin` are not used, because they add flags for desktops. The
 * headless shell comes first, because it takes half the time. Snaps are left out, because they cannot read Playwright's
 * profiles in `/tmp`.
 */
const LINUX = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/lib/chromium/chromium',
  '/usr/lib64/chromium-browser/headless_shell',
  '/usr/lib64/chromium-browser/chromium-browser',
  '/usr/bin/chromium',
  '/opt/google/chrome/chrome',
  '/opt/microsoft/msedge/msedge',
];
/** Paths within `/Applications`, either of the machine or of the user. */
const MACOS = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const WINDOWS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];
const WINDOWS_FOLDERS = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'];

/**
 * @param {NodeJS.Platform} platform
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
function places(platform, env) {
  if (platform === 'darwin')
    return MACOS.flatMap((app) => [
      path.posix.join('/Applications', app),
      path.posix.join(homedir(), 'Applications', app),
    ]);
  if (platform !== 'win32') return LINUX;
  const folders = WINDOWS_FOLDERS.flatMap((name) => env[name] ?? []);
  return WINDOWS.flatMap((program) => folders.map((folder) => path.win32.join(folder, program)));
}

/**
 * Finds an installed Chromium, Chrome or Edge in its default location.
 * @param {{ platform?: NodeJS.Platform, env?: NodeJS.ProcessEnv, exists?: (file: string) => boolean }} [machine]
 * @returns {string | undefined}
 */
export const installedChromium = ({
  platform = process.platform,
  env = process.env,
  exists = existsSync,
} = {}) => places(platform, env).find(exists);
