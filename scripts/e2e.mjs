import './lib/useSupportedNode.mjs';
import path from 'node:path';
import { run } from '../packages/processes/processes.mjs';
import { chromiumPath } from './lib/chromiumPath.mjs';
import { command } from './lib/command.mjs';
import { root } from './lib/paths.mjs';
import { requireProduct } from './lib/requireProduct.mjs';
import { readSettings } from './lib/settings.mjs';

/** `npm run e2e`: runs the end-to-end tests against the running product. Further arguments are passed to Playwright. */
command(async () => {
  const settings = readSettings();
  await requireProduct(settings);
  await run({
    name: 'e2e',
    command: [
      path.join(root, 'node_modules/.bin/playwright'),
      'test',
      '--reporter=list',
      ...process.argv.slice(2),
    ],
    cwd: root,
    env: {
      ...process.env,
      CHROMIUM_PATH: chromiumPath(),
      E2E_SITE_URL: settings.siteUrl,
      E2E_CMS_URL: settings.cmsUrl,
      E2E_BUILDS: path.join(settings.dataDir, 'builds.jsonl'),
      E2E_EMAIL: settings.cmsEnv.DEMO_ADMIN_EMAIL,
      E2E_PASSWORD: settings.cmsEnv.DEMO_ADMIN_PASSWORD,
    },
    logFolder: path.join(settings.dataDir, 'logs'),
    echo: true,
  });
  return 0;
});
