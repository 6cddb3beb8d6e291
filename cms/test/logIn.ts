/**
 * Logs in to an account.
 * @param name part of the e-mail address before `@even-derech.example`; the initial accounts are admin, editor and
 *   staff
 * @param headers additional headers
 * @returns headers for calls of the account
 */
export async function logIn(
  { url }: { url: string },
  name: string,
  headers: Record<string, string> = {},
): Promise<Record<string, string> & { Authorization: string }> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${name}@even-derech.example`, password: 'password-of-the-tests' }),
  });
  const { token } = (await response.json()) as { token: string };
  return { Authorization: `JWT ${token}`, ...headers };
}
