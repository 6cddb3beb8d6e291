import type { RunningCms } from './startCms';

/**
 * Logs one of the first accounts in.
 * @param name the address before `@even-derech.example`
 * @returns the header that its calls bear
 */
export async function logIn(
  { url }: RunningCms,
  name: 'admin' | 'editor' | 'staff',
): Promise<{ Authorization: string }> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${name}@even-derech.example`, password: 'password-of-the-tests' }),
  });
  const { token } = (await response.json()) as { token: string };
  return { Authorization: `JWT ${token}` };
}
