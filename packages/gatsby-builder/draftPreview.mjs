import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { keepRunning } from '../processes/keepRunning.mjs';
import { start } from '../processes/processes.mjs';
import { previewServer } from './preview/previewServer.mjs';
import { Renderer } from './preview/Renderer.mjs';

/** Environment of the process that renders drafts. */
const RENDERER_ENV = {
  // As `gatsby develop`: a fault of the content is written to the log, and does not end the process. In production no file is watched.
  gatsby_executing_command: 'develop',
  NODE_ENV: 'production',
  GATSBY_PREVIEW: 'true',
  GATSBY_TELEMETRY_DISABLED: '1',
  GATSBY_CPU_COUNT: '1',
  // Pictures are not made: those that the site has are shown, and others as they were uploaded.
  GATSBY_CLOUD_IMAGE_CDN: '1',
  CI: 'true',
};

/**
 * Serves the built site with drafts in place of its pages, to who is logged in to the CMS. A process of its own renders them, and is
 * started again when it ends.
 * @param {object} options
 * @param {string} options.site folder in which the site was built
 * @param {string} options.publicFolder where what visitors get lies
 * @param {string} options.dataDir folder for the renderer's copy of the site and for logs
 * @param {string} options.cmsUrl
 * @param {string} options.apiKey the key that the CMS and the site's build share
 * @param {(folder: string) => void} options.copySite copies the sources of the site: Gatsby keeps one cache in a folder, and that of the
 *   public site must not see drafts
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
  keepRunning('renderer of the preview', launch(), () => launch(true));
  return previewServer({ site, publicFolder, cmsUrl, apiKey, renderer });
}
