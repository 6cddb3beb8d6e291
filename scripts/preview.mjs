import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { drainOnSignals, httpServer } from '@group/http-server';
import { keepRunning } from './lib/keepRunning.mjs';
import { copyForPreview } from './lib/preview/copyForPreview.mjs';
import { previewServer } from './lib/preview/previewServer.mjs';
import { Renderer } from './lib/preview/Renderer.mjs';
import { start } from './lib/processes.mjs';

/**
 * The preview: the site's own pages with drafts, for who is logged in to the CMS. It serves the site that was built in this folder, or what
 * lies in another one that it is given, with page data that a process of its own (`previewRenderer.mjs`) makes of the drafts.
 */
const { PORT, DATA_DIR = '.data', CMS_URL = '', CMS_API_KEY = '' } = process.env;
const site = process.cwd();
const publicFolder = process.argv[2] ?? path.join(site, 'public');
const dataDir = path.resolve(DATA_DIR);
const folder = path.join(dataDir, 'preview');

const renderer = new Renderer();
const launch = (again = false) => {
  const { child } = start({
    name: 'preview-renderer',
    command: ['node', path.join(folder, 'scripts/previewRenderer.mjs')],
    cwd: folder,
    env: {
      ...process.env,
      // As `gatsby develop`: a fault of the content is written to the log, and does not end the process. In production no file is watched.
      gatsby_executing_command: 'develop',
      NODE_ENV: 'production',
      GATSBY_PREVIEW: 'true',
      GATSBY_TELEMETRY_DISABLED: '1',
      GATSBY_CPU_COUNT: '1',
      // Pictures are not made: those that the site has are shown, and others as they were uploaded.
      GATSBY_CLOUD_IMAGE_CDN: '1',
      CI: 'true',
    },
    logFolder: path.join(dataDir, 'logs'),
    messages: true,
    again,
  });
  renderer.use(child);
  return child;
};

mkdirSync(dataDir, { recursive: true });
copyForPreview(site, folder);
keepRunning('renderer of the preview', launch(), () => launch(true));

const server = httpServer(
  previewServer({ site, publicFolder, cmsUrl: CMS_URL, apiKey: CMS_API_KEY, renderer }),
);
server.listen(Number(PORT || 9002), () => console.log(`Previews of ${site} on port ${PORT || 9002}`));
drainOnSignals(server);
