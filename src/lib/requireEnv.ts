/**
 * Returns the value of a required environment variable.
 * @param value write `process.env.GATSBY_*` literally at the call, because Gatsby replaces only literal references
 * @throws Error when the variable is missing (corporate-site §8)
 */
export function requireEnv(name: string, value: string | undefined): string {
  if (!value) throw new Error(`The environment variable ${name} is missing. Set it.`);
  return value;
}
