import { s3Faults } from './s3Settings';

/** Password of the demo accounts. It is publicly known, because `.env.example` contains it. */
export const DEMO_PASSWORD = 'demo-admin-1948';
const MIN_SECRET_LENGTH = 32;
const MAKE_ONE = 'make one with: openssl rand -hex 32';

type Environment = Readonly<Record<string, string | undefined>>;

/** Checks whether a URL points to this machine, so that others cannot reach it. */
export const isLoopback = (url: string): boolean =>
  /^https?:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?(\/|$)/.test(url);

/** Checks whether a secret is easy to guess, because it is short or has few distinct characters. */
export const isWeak = (secret: string): boolean =>
  secret.length < MIN_SECRET_LENGTH || new Set(secret).size < 8;

/**
 * Lists the settings with which the CMS must not start: a partial storage configuration, and insecure settings of a
 * public CMS or site. With local URLs, everything else has defaults.
 * @param env the environment
 * @param more further checks for a public CMS
 * @returns a message for each problem, which names the variable and says what to do
 */
export function startupFaults(
  env: Environment,
  more: readonly ((env: Environment) => string[])[] = [],
): string[] {
  const addresses = [env.CMS_URL, env.SITE_URL].filter((url) => url !== undefined && url !== '');
  const faults = s3Faults(env);
  if (addresses.every((url) => isLoopback(url ?? ''))) return faults;
  if (isWeak(env.PAYLOAD_SECRET ?? '')) faults.push(`PAYLOAD_SECRET is missing or too weak: ${MAKE_ONE}`);
  for (const name of ['CMS_API_KEY', 'BUILD_WEBHOOK_SECRET', 'METRICS_TOKEN'])
    if (env[name] && isWeak(env[name])) faults.push(`${name} is too weak: ${MAKE_ONE}`);
  if (env.DEMO_ADMIN_PASSWORD === DEMO_PASSWORD)
    faults.push('DEMO_ADMIN_PASSWORD is the public demo password: set your own');
  return [...faults, ...more.flatMap((faultsOf) => faultsOf(env))];
}

/**
 * If there are any problems, logs them and ends the process.
 * @param faults messages from `startupFaults`, or problems found in the database
 */
export function refuseToStart(faults: readonly string[]): void {
  if (faults.length === 0) return;
  console.error(
    `The CMS does not start with these settings:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
  );
  process.exit(1);
}
