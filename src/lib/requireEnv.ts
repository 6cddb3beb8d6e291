/**
 * A variable the site cannot do without.
 * @param name name of the variable, for the message
 * @param value its value; Gatsby writes `process.env.GATSBY_*` into the page's script only where it stands literally
 * @throws Error 'Please provide the … environment variable' when it is missing (corporate-site §8)
 */
export function requireEnv(name: string, value: string | undefined): string {
  if (!value) throw new Error(`Please provide the ${name} environment variable`);
  return value;
}
