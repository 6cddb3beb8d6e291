import './lib/useSupportedNode.mjs';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../packages/processes/processes.mjs';
import { capturedKinds, kindsWithoutPage } from './capture/capturedKinds.mjs';
import { captureIndex, countsOf } from './capture/captureIndex.mjs';
import { addressesBelow, builtPage } from './lib/builtPages.mjs';
import { chromiumPath } from './lib/chromiumPath.mjs';
import { command } from './lib/command.mjs';
import { root } from './lib/paths.mjs';
import { requireProduct } from './lib/requireProduct.mjs';
import { readSettings } from './lib/settings.mjs';

/** @typedef {import('./capture/captureIndex.mjs').Capture} Capture */

/** Reads the captures of a folder. @param {string} folder @returns {Capture[]} */
const capturesIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')));

/**
 * Matches the files that a capture writes. Before a run, only such files are deleted, because the given folder may
 * contain other files.
 */
const CAPTURE_FILE = /\.(?:he|en)\.\d+\.(?:jpg|json)$/;

/**
 * `npm run capture -- [folder] [--before folder] [--only text]`: takes screenshots of the pages and screens of the
 * running site, and measures their layout.
 */
command(async () => {
  const { values, positionals } = parseArgs({
    options: { before: { type: 'string' }, only: { type: 'string' } },
    allowPositionals: true,
  });
  const settings = readSettings();
  const folder = path.resolve(positionals[0] ?? path.join(settings.dataDir, 'captures'));
  const { publicDir } = settings;
  const kinds = capturedKinds(addressesBelow(publicDir).map((page) => builtPage(publicDir, page)));
  if (values.before && path.resolve(values.before) === folder)
    throw new Error('The captures before and after need different folders.');
  await requireProduct(settings);
  mkdirSync(folder, { recursive: true });
  if (!values.only)
    for (const name of readdirSync(folder).filter((one) => CAPTURE_FILE.test(one)))
      rmSync(path.join(folder, name));
  const isComplete = await run({
    name: 'capture',
    command: [
      path.join(root, 'node_modules/.bin/playwright'),
      'test',
      '--config=e2e/capture/capture.config.ts',
      ...(values.only ? ['--grep', values.only] : []),
    ],
    cwd: root,
    env: {
      ...process.env,
      CHROMIUM_PATH: chromiumPath(),
      CAPTURE_FOLDER: folder,
      CAPTURE_PAGES: JSON.stringify(kinds),
      E2E_SITE_URL: settings.siteUrl,
      E2E_CMS_URL: settings.cmsUrl,
      E2E_EMAIL: settings.cmsEnv.DEMO_ADMIN_EMAIL,
      E2E_PASSWORD: settings.cmsEnv.DEMO_ADMIN_PASSWORD,
    },
    logFolder: path.join(settings.dataDir, 'logs'),
    echo: true,
  }).then(
    () => true,
    () => false,
  );

  const captures = capturesIn(folder);
  const before = values.before ? path.resolve(values.before) : null;
  if (before)
    for (const { picture } of capturesIn(before)) {
      const copy = path.join(folder, `before.${picture}`);
      if (existsSync(path.join(before, picture))) copyFileSync(path.join(before, picture), copy);
    }
  writeFileSync(
    path.join(folder, 'index.html'),
    captureIndex(captures, before ? capturesIn(before) : undefined),
  );
  console.table(countsOf(captures, before ? capturesIn(before) : undefined));
  console.log(`${captures.length} captures: ${path.join(folder, 'index.html')}`);
  const missing = kindsWithoutPage(readdirSync(path.join(root, 'src/templates')), kinds, (kind) =>
    existsSync(
      path.join(root, 'src/templates', kind, `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Page.tsx`),
    ),
  );
  if (missing.length > 0) console.error(`Without a page to capture: ${missing.join(', ')}`);
  return isComplete && missing.length === 0 ? 0 : 1;
});
