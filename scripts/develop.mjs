import './lib/useSupportedNode.mjs';
import path from 'node:path';
import { COMPILE_TIMEOUT_MS, seedCms, startCms } from './lib/cms.mjs';
import { command } from './lib/command.mjs';
import { install } from './lib/install.mjs';
import { cmsFolder, root } from './lib/paths.mjs';
import { requireFree } from '../packages/processes/ports.mjs';
import { start } from '../packages/processes/processes.mjs';
import { refreshDevelop, untilAnswers } from './lib/refreshDevelop.mjs';
import { readEnv, readSettings } from './lib/settings.mjs';
import { step } from './lib/steps.mjs';
import { watchContent } from './lib/watchContent.mjs';

/**
 * `npm run develop`: runs the CMS together with `gatsby develop`, GraphiQL and drafts. Edits appear when they are
 * saved, without a reload.
 */
command(async (end) => {
  const env = readEnv();
  const sitePort = Number(env.DEVELOP_PORT || 8000);
  const refreshToken = 'local-refresh';
  const settings = readSettings({ ...env, SITE_PORT: String(sitePort) });
  const { siteUrl, cmsUrl, cmsPort, webhookPort, dataDir } = settings;
  const logFolder = path.join(dataDir, 'logs');
  await requireFree({ DEVELOP_PORT: sitePort, CMS_PORT: cmsPort, WEBHOOK_PORT: webhookPort });
  await install(logFolder);
  const siteIsThere = await watchContent(settings, { follow: () => refreshDevelop(siteUrl, refreshToken) });
  // No preview server is needed, because `gatsby develop` shows drafts itself.
  const development = {
    ...settings,
    cmsEnv: { ...settings.cmsEnv, NODE_ENV: 'development', PREVIEW_URL: '' },
  };
  await step('Make the demo content', () => seedCms(settings));
  await step('Start the CMS', async () => {
    await startCms(development, ['npm', 'run', 'dev'], COMPILE_TIMEOUT_MS);
    // The development server compiles its API at the first request, which can exceed Gatsby's time limit.
    await untilAnswers(`${cmsUrl}/api/services/me`);
  });
  const { child } = start({
    name: 'develop',
    command: [path.join(root, 'node_modules/.bin/gatsby'), 'develop', '-p', String(sitePort)],
    cwd: root,
    env: {
      ...settings.siteEnv,
      NODE_ENV: 'development',
      GATSBY_PREVIEW: 'true',
      ENABLE_GATSBY_REFRESH_ENDPOINT: 'true',
      GATSBY_REFRESH_TOKEN: refreshToken,
    },
    logFolder,
    echo: true,
  });
  child.once('exit', (code) => end(code ?? 1));
  await untilAnswers(siteUrl);
  console.log(
    `Site ${siteUrl}   GraphiQL ${siteUrl}/___graphql   Admin ${cmsUrl}/admin (code in ${cmsFolder})`,
  );
  siteIsThere();
});
