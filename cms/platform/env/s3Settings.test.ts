import { describe, expect, it } from 'vitest';
import { startupFaults } from './startupFaults';
import { s3Settings } from './s3Settings';

const KEY = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
const OURS = { S3_BUCKET: 'files', S3_ENDPOINT: 'https://storage.example.com', ...KEY };

describe('file storage', () => {
  it('is a folder by default', () => {
    expect(s3Settings({})).toBeUndefined();
    expect(startupFaults({})).toEqual([]);
  });

  it.each([
    [
      OURS,
      {
        bucket: 'files',
        region: 'us-east-1',
        endpoint: 'https://storage.example.com',
        signedDownloads: true,
      },
    ],
    [
      { S3_BUCKET: 'files', S3_REGION: 'il-central-1' },
      { bucket: 'files', region: 'il-central-1' },
    ],
    [{ ...OURS, S3_SIGNED_DOWNLOADS: 'false' }, { signedDownloads: false }],
  ])('is S3 with %j', (env, settings) => {
    expect(s3Settings(env)).toMatchObject(settings);
    expect(startupFaults(env)).toEqual([]);
  });

  it('uses credentials of the machine when none are set', () => {
    expect(s3Settings({ S3_BUCKET: 'files', S3_REGION: 'il-central-1' })).not.toHaveProperty('credentials');
    expect(s3Settings(OURS)?.credentials).toEqual({ accessKeyId: 'id', secretAccessKey: 'secret' });
  });

  it.each([
    ['S3_BUCKET', { ...OURS, S3_BUCKET: '' }],
    ['S3_REGION', { S3_BUCKET: 'files', ...KEY }],
    ['S3_ENDPOINT', { ...OURS, S3_ENDPOINT: 'storage.example.com' }],
    ['S3_ACCESS_KEY_ID', { ...OURS, S3_ACCESS_KEY_ID: '' }],
    ['S3_SECRET_ACCESS_KEY', { ...OURS, S3_SECRET_ACCESS_KEY: '' }],
  ])('prevents the start when %s is missing or wrong, also on a local machine', (name, env) => {
    const faults = startupFaults(env);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${name} is .+: .+`));
    expect(() => s3Settings(env)).toThrow(name);
  });
});
