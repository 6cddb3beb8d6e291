import './lib/useSupportedNode.mjs';
import path from 'node:path';
import { chromiumPath } from './lib/chromiumPath.mjs';
import { root } from './lib/paths.mjs';
import { run } from '../packages/processes/processes.mjs';
import { readSettings } from './lib/settings.mjs';
import { explainFailure } from './lib/steps.mjs';

/** `npm run e2e`: runs the end-to-end tests against the running product. Further arguments are passed to Playwright. */
const settings = readSettings();
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
  advice: 'start the product first: npm start',
  echo: true,
}).catch((error) => {
  explainFailure(error);
  process.exitCode = 1;
});
