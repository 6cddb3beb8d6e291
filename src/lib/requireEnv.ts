/**
 * Returns a required environment variable.
 * @param value pass `process.env.GATSBY_*` literally, because Gatsby replaces only literal references
 * @throws Error when it is missing (corporate-site §8)
 */
export function requireEnv(name: string, value: string | undefined): string {
  if (!value) throw new Error(`The environment variable ${name} is missing. Set it.`);
  return value;
}
