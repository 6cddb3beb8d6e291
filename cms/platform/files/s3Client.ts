import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Settings } from '../env/s3Settings';

/** Limits how long an unresponsive storage blocks a request and its transaction. */
const CONNECT_MS = 5_000;
const ANSWER_MS = 30_000;

/** Configuration of Amazon's client for a storage. */
export const clientConfig = ({ region, endpoint, credentials }: S3Settings): S3ClientConfig => ({
  region,
  // Other providers have no host name per bucket.
  ...(endpoint && { endpoint, forcePathStyle: true }),
  ...(credentials && { credentials }),
  // Other providers do not support the newer checksums; TLS and the length already protect the content.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: ANSWER_MS, requestTimeout: ANSWER_MS },
});

const clients = new Map<S3Settings, Promise<S3Client>>();

/** Returns the client of a storage, created lazily: loading its modules takes half a second. */
export function s3Client(settings: S3Settings): Promise<S3Client> {
  const known = clients.get(settings);
  if (known) return known;
  const made = import('@aws-sdk/client-s3').then(({ S3Client }) => new S3Client(clientConfig(settings)));
  clients.set(settings, made);
  return made;
}
