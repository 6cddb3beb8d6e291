import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Settings } from '../s3Settings';

/** A storage that does not answer must not hold a visitor's request, nor the transaction of its document, for long. */
const CONNECT_MS = 5_000;
const ANSWER_MS = 30_000;

/** What Amazon's client needs to know of a storage. */
export const clientConfig = ({ region, endpoint, credentials }: S3Settings): S3ClientConfig => ({
  region,
  // Others than Amazon have no host name for each bucket.
  ...(endpoint && { endpoint, forcePathStyle: true }),
  ...(credentials && { credentials }),
  // Others than Amazon do not know its newer checksums; the connection is encrypted and the length is checked anyway.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: ANSWER_MS, requestTimeout: ANSWER_MS },
});

const clients = new Map<S3Settings, Promise<S3Client>>();

/** The client of a storage, made at its first use: its modules take half a second to load, which a CMS with a folder never pays. */
export function s3Client(settings: S3Settings): Promise<S3Client> {
  const known = clients.get(settings);
  if (known) return known;
  const made = import('@aws-sdk/client-s3').then(({ S3Client }) => new S3Client(clientConfig(settings)));
  clients.set(settings, made);
  return made;
}
