import { homedir } from 'node:os';
import path from 'node:path';
import { installedChromium } from './installedChromium.mjs';

const env = { ProgramFiles: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\dana\\AppData\\Local' };

/** @type {[NodeJS.Platform, string, string[]][]} */
const CASES = [
  ['linux', '/usr/lib/chromium/chromium-headless-shell', ['/usr/bin/chromium', '/opt/google/chrome/chrome']],
  ['linux', '/opt/microsoft/msedge/msedge', []],
  ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', []],
  ['darwin', path.posix.join(homedir(), 'Applications/Chromium.app/Contents/MacOS/Chromium'), []],
  ['win32', 'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe', []],
  ['win32', 'C:\\Users\\dana\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe', []],
];

it.each(CASES)('finds on %s %s', (platform, expected, others) => {
  const installed = [...others, expected];
  expect(installedChromium({ platform, env, exists: (file) => installed.includes(file) })).toBe(expected);
});

it.each(/** @type {const} */ (['linux', 'darwin', 'win32']))('finds nothing on a bare %s', (platform) => {
  expect(installedChromium({ platform, env: {}, exists: () => false })).toBeUndefined();
});
