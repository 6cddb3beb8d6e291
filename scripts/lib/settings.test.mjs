import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { storedSecrets, readSettings } from './settings.mjs';

const folder = () => mkdtempSync(path.join(tmpdir(), 'scripts-test-'));

describe('settings', () => {
  it('have defaults for everything', () => {
    const settings = readSettings({ DATA_DIR: folder() });
    expect(settings).toMatchObject({
      sitePort: 9000,
      cmsPort: 3000,
      siteUrl: 'http://localhost:9000',
      seed: true,
      metricsHost: '127.0.0.1',
    });
    expect(settings.siteEnv).toMatchObject({ GATSBY_API_URL: 'http://localhost:3000' });
    expect(settings.cmsEnv.PAYLOAD_SECRET).toHaveLength(64);
  });

  it('name the variable of a wrong port', () => {
    expect(() => readSettings({ DATA_DIR: folder(), SITE_PORT: 'many' })).toThrow(
      'SITE_PORT must be a port between 1 and 65535, not "many"',
    );
  });

  it('keep secrets between runs, readable only by the owner', () => {
    const dataDir = folder();
    expect(storedSecrets(dataDir)).toEqual(storedSecrets(dataDir));
    expect(statSync(path.join(dataDir, 'secrets.json')).mode & 0o077).toBe(0);
  });
});
