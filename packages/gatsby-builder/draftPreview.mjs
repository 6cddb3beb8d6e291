import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { keepRunning } from '../processes/keepRunning.mjs';
import { start } from '../processes/processes.mjs';
import { previewServer } from './preview/previewServer.mjs';
import { Renderer } from './preview/Renderer.mjs';

/** Environment variables of the process that renders drafts. */
const RENDERER_ENV = {
  // In the `develop` command, Gatsby logs content errors instead of ending the process. With `NODE_ENV=production`, it
  // does not watch files.
  gatsby_executing_command: 'develop',
  NODE_ENV: 'production',
  GATSBY_PREVIEW: 'true',
  GATSBY_TELEMETRY_DISABLED: '1',
  GATSBY_CPU_COUNT: '1',
  // Do not process pictures. The preview uses the resized pictures that exist and shows other pictures as uploaded.
  GATSBY_CLOUD_IMAGE_CDN: '1',
  CI: 'true',
};

/**
 * Returns a request listener that serves the built site to logged-in CMS users, with drafts in place of the published
 * pages. A child process renders the drafts. It is restarted when it ends.
 * @param {object} options
 * @param {string} options.site folder of the built site
 * @param {string} options.publicFolder folder of the published site
 * @param {string} options.dataDir folder for the renderer's copy of the site and for logs
 * @param {string} options.cmsUrl
 * @param {string} options.apiKey API key shared by the CMS and the site's build
 * @param {(folder: string) => void} options.copySite copies the site's sources to a folder. The renderer needs its own
 *   copy, because Gatsby keeps one cache per folder and drafts must not enter the cache of the public site
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
