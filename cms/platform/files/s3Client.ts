import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Settings } from '../env/s3Settings';

/** Timeouts in ms. They limit how long a storage that does not respond can block a request and its transaction. */
const CONNECT_MS = 5_000;
const ANSWER_MS = 30_000;

/** Returns the configuration of the AWS client for a storage. */
export const clientConfig = ({ region, endpoint, credentials }: S3Settings): S3ClientConfig => ({
  region,
  // Puts the bucket's name into the path, because other providers have no host name per bucket.
  ...(endpoint && { endpoint, forcePathStyle: true }),
  ...(credentials && { credentials }),
  // Uses checksums only where required, because other providers do not support the newer ones. TLS and the content
  // length already protect the data.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: ANSWER_MS, requestTimeout: ANSWER_MS },
});

const clients = new Map<S3Settings, Promise<S3Client>>();

/** Returns the client of a storage. It is created on first use, because loading its modules takes half a second. */
export function s3Client(settings: S3Settings): Promise<S3Client> {
  const known = clients.get(settings);
  if (known) return known;
  const made = import('@aws-sdk/client-s3').then(({ S3Client }) => new S3Client(clientConfig(settings)));
  clients.set(settings, made);
  return made;
}
