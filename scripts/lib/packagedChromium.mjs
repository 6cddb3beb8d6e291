import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';
import { StepError } from '../../packages/processes/StepError.mjs';

const PACKAGE = '@sparticuz/chromium';
const FONT_PACKAGE = '@expo-google-fonts/noto-sans-hebrew';
const modules = path.join(root, 'node_modules');

/**
 * Shell script that starts Chromium with the fonts in its own folder. It uses the package's libraries only if the
 * system lacks some.
 */
const LAUNCHER = `#!/bin/sh
folder=$(dirname "$0")
export FONTCONFIG_FILE="$folder/fonts.conf"
"$folder/chromium" --version >/dev/null 2>&1 ||
  export LD_LIBRARY_PATH="$folder/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "$folder/chromium" "$@"
`;
const FONTS_CONF = `<?xml version="1.0"?>
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <alias><family>sans-serif</family><prefer><family>Noto Sans Hebrew</family></prefer></alias>
</fontconfig>
`;

/** @param {string} name @returns {string} */
const versionOf = (name) =>
  JSON.parse(readFileSync(path.join(modules, name, 'package.json'), 'utf8')).version;

/** The advice is part of the message, because Playwright prints only the message of an error. */
const noChromium = (/** @type {string} */ reason) =>
  new StepError(`${reason} Install Chromium, Chrome or Edge, or name a browser in CHROMIUM_PATH.`);

/**
 * Extracts the archives of the package. `inflate` always writes to the temporary folder, so it runs in a child process
 * that has its own temporary folder.
 * @param {string} folder
 */
function inflate(folder) {
  const archives = ['chromium.br', 'al2023.tar.br', 'swiftshader.tar.br', 'fonts.tar.br'].map((name) =>
    path.join(modules, PACKAGE, 'bin', name),
  );
  const script = `import { inflate } from '${PACKAGE}'; await Promise.all(${JSON.stringify(archives)}.map(inflate));`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', TMPDIR: folder },
    encoding: 'utf8',
  });
  if (status !== 0) throw noChromium(`Chromium from npm could not be extracted into ${folder}: ${stderr}`);
}

/** @param {string} folder empty */
function extract(folder) {
  inflate(folder);
  // Make the program executable for other accounts, which start it too.
  for (const file of [folder, path.join(folder, 'chromium')]) chmodSync(file, 0o755);
  const fontPackage = path.join(modules, FONT_PACKAGE);
  for (const file of readdirSync(fontPackage, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.ttf'))
      copyFileSync(path.join(fontPackage, file), path.join(folder, 'fonts', path.basename(file)));
  writeFileSync(path.join(folder, 'fonts.conf'), FONTS_CONF);
  const launcher = path.join(folder, 'launch');
  writeFileSync(launcher, LAUNCHER, { mode: 0o755 });
  const { status, stderr } = spawnSync(launcher, ['--version'], { encoding: 'utf8' });
  if (status !== 0) throw noChromium(`Chromium from npm does not start on this system: ${stderr}`);
}

/**
 * Extracts Chromium from its npm package, once per version.
 * @param {{ platform?: NodeJS.Platform, arch?: string, cache?: string }} [options] `cache` is the folder for the
 *   extracted files
 * @returns {string} path of a program that starts Chromium with its libraries and fonts
 * @throws {StepError} if the package has no Chromium for this machine
 */
export function packagedChromium({
  platform = process.platform,
  arch = process.arch,
  cache = path.join(modules, '.cache'),
} = {}) {
  if (platform !== 'linux' || arch !== 'x64')
    throw noChromium(`No browser is installed, and npm has none for ${platform} on ${arch}.`);
  const versions = [PACKAGE, FONT_PACKAGE].map(versionOf);
  const hash = createHash('sha256')
    .update([...versions, LAUNCHER, FONTS_CONF].join('\n'))
    .digest('hex');
  const folder = path.join(cache, `chromium-${versions[0]}-${hash.slice(0, 8)}`);
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true });
    const unfinished = mkdtempSync(`${folder}.`);
    try {
      extract(unfinished);
      renameSync(unfinished, folder);
    } catch (error) {
      // If the folder exists now, another process has extracted it in the meantime, so this failure does not matter.
      if (!existsSync(folder)) throw error;
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  return path.join(folder, 'launch');
}
