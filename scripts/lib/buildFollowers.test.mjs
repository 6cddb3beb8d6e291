import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildFollowers } from './buildFollowers.mjs';
import { readSettings } from './settings.mjs';

it('explains that there is no site to publish if the CMS has no home page', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'no-site-'));
  const { options } = buildFollowers(readSettings({ PATH: process.env.PATH, SITE_BUCKET: 'site' }));
  await expect(options.publish?.(folder)).rejects.toMatchObject({
    name: 'StepError',
    message: 'The CMS has no published home page, so there is no site to publish yet.',
  });
  rmSync(folder, { recursive: true });
});
