import path from 'node:path';
import { draftPreview } from '../packages/gatsby-builder/draftPreview.mjs';
import { drainOnSignals, httpServer } from '../packages/http-server/httpServer.mjs';
import { copyForPreview } from './lib/copyForPreview.mjs';

/**
 * Preview server: shows the site's pages with drafts to users who are logged in to the CMS. Uses the scripts of the
 * site that was built in this folder, or in the given folder.
 */
const { PORT, DATA_DIR = '.data', CMS_URL = '', CMS_API_KEY = '' } = process.env;
const site = process.cwd();

const server = httpServer(
  draftPreview({
    site,
    publicFolder: process.argv[2] ?? path.join(site, 'public'),
    dataDir: path.resolve(DATA_DIR),
    cmsUrl: CMS_URL,
    apiKey: CMS_API_KEY,
    copySite: (folder) => copyForPreview(site, folder),
  }),
);
server.listen(Number(PORT || 9002), () => console.log(`Previews of ${site} on port ${PORT || 9002}`));
drainOnSignals(server);
