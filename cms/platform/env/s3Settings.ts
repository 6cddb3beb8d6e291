/** Settings of S3-compatible storage. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** URL of the storage service. Not set for Amazon S3. */
  endpoint?: string;
  /** Access key. Not set if the machine gets its permissions from a role, as is possible at Amazon. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /**
   * If true, staff download files directly from the storage through signed URLs. If false, the CMS serves the files.
   */
  signedDownloads: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const isAddress = (text: string): boolean => /^https?:\/\/[^/]/.test(text) && URL.canParse(text);

/**
 * Checks the S3 variables and reports missing and invalid ones. With a partial configuration, files would be stored in
 * a local folder that other instances cannot see.
 * @param env the environment
 * @returns a message for each problem, which names the variable and says what to do; empty if the variables are
 *   complete or all unset
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
