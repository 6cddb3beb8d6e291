import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { keepRunning } from '../processes/keepRunning.mjs';
import { start } from '../processes/processes.mjs';
import { previewServer } from './preview/previewServer.mjs';
import { Renderer } from './preview/Renderer.mjs';

/** Environment of the renderer process. */
const RENDERER_ENV = {
  // As in `gatsby develop`, content errors are logged and do not end the process. Production mode watches no files.
  gatsby_executing_command: 'develop',
  NODE_ENV: 'production',
  GATSBY_PREVIEW: 'true',
  GATSBY_TELEMETRY_DISABLED: '1',
  GATSBY_CPU_COUNT: '1',
  // Do not process pictures: show existing ones, and others as uploaded.
  GATSBY_CLOUD_IMAGE_CDN: '1',
  CI: 'true',
};

/**
 * Serves the built site with drafts in place of its pages, to logged-in CMS users. A child process renders drafts and is restarted when it
 * ends.
 * @param {object} options
 * @param {string} options.site folder of the built site
 * @param {string} options.publicFolder folder of the published site
 * @param {string} options.dataDir folder for the renderer's copy of the site and for logs
 * @param {string} options.cmsUrl
 * @param {string} options.apiKey API key shared by the CMS and the site's build
 * @param {(folder: string) => void} options.copySite copies the site's sources; Gatsby keeps one cache per folder, and the public site's
 *   cache must not contain drafts
 * @returns {import('node:http').RequestListener}
 */
export function draftPreview({ site, publicFolder, dataDir, cmsUrl, apiKey, copySite }) {
  const folder = path.join(dataDir, 'preview');
  const renderer = new Renderer();
  const launch = (again = false) => {
    const { child } = start({
      name: 'preview-renderer',
      command: ['node', path.join(import.meta.dirname, 'preview/previewRenderer.mjs')],
      cwd: folder,
      env: { ...process.env, ...RENDERER_ENV },
      logFolder: path.join(dataDir, 'logs'),
      messages: true,
      again,
    });
    renderer.use(child);
    return child;
  };
  mkdirSync(dataDir, { recursive: true });
  copySite(folder);
  keepRunning('preview renderer', launch(), () => launch(true));
  return previewServer({ site, publicFolder, cmsUrl, apiKey, renderer });
}
