/** Settings of S3-compatible storage. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** Address of the storage; unset for Amazon. */
  endpoint?: string;
  /** Unset when the machine itself has a role (Amazon). */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** True: staff get signed storage addresses. False: the CMS serves the files. */
  signedDownloads: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const isAddress = (text: string): boolean => /^https?:\/\/[^/]/.test(text) && URL.canParse(text);

/**
 * Reports missing and invalid S3 variables. A partial configuration would store files in a local folder that other
 * instances cannot see.
 * @param env the environment
 * @returns a message for each fault, with the variable and what to do; none when all or none are set
 */
export function s3Faults(env: Environment): string[] {
  const faults: string[] = [];
  const isMeant = [
    env.S3_BUCKET,
    env.S3_ENDPOINT,
    env.S3_REGION,
    env.S3_ACCESS_KEY_ID,
    env.S3_SECRET_ACCESS_KEY,
  ];
  if (!isMeant.some(Boolean)) return faults;
  if (!env.S3_BUCKET)
    faults.push('S3_BUCKET is missing: set it to the bucket for the files, or unset every S3_ variable');
  if (!env.S3_REGION && !env.S3_ENDPOINT)
    faults.push(
      'S3_REGION is missing: set it to the region of the bucket, or set S3_ENDPOINT for a storage other than Amazon S3',
    );
  if (env.S3_ENDPOINT && !isAddress(env.S3_ENDPOINT))
    faults.push('S3_ENDPOINT is not an address: write it as https://storage.example.com');
  if (!env.S3_ACCESS_KEY_ID !== !env.S3_SECRET_ACCESS_KEY)
    faults.push(
      `${env.S3_ACCESS_KEY_ID ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID'} is missing: set both parts of the key`,
    );
  return faults;
}

/**
 * Reads the storage settings from the environment.
 * @param env the environment
 * @returns undefined for local folders
 * @throws Error for a partial configuration, so that no process writes files to a folder by mistake
 */
export function s3Settings(env: Environment): S3Settings | undefined {
  const faults = s3Faults(env);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  if (!env.S3_BUCKET) return undefined;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION || 'us-east-1',
    ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    signedDownloads: env.S3_SIGNED_DOWNLOADS !== 'false',
  };
}
