import path from 'node:path';
import { draftPreview } from '../packages/gatsby-builder/draftPreview.mjs';
import { drainOnSignals, httpServer } from '../packages/http-server/httpServer.mjs';
import { copyForPreview } from './lib/copyForPreview.mjs';

/**
 * The preview: the site's own pages with drafts, for who is logged in to the CMS. It serves the site that was built in this folder, or what
 * lies in another one that it is given.
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
