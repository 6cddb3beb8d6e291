import type { APIRequestContext } from '@playwright/test';
import { cmsUrl } from './test';

const PASSWORD = process.env.E2E_PASSWORD ?? 'demo-admin-1948';
/** E-mail addresses of the demo accounts, by role. */
const ACCOUNTS = {
  administrator: process.env.E2E_EMAIL ?? 'admin@even-derech.example',
  editor: 'editor@even-derech.example',
  staff: 'staff@even-derech.example',
} as const;

export type Role = keyof typeof ACCOUNTS;

/**
 * Tokens of the accounts, by role. They are used again, because Payload can lose a session if an account logs in twice
 * at the same time.
 */
const tokens = new Map<Role, string>();

const headersOf = (token: string): Record<string, string> => ({ Authorization: `JWT ${token}` });

async function isLoggedIn(request: APIRequestContext, token: string): Promise<boolean> {
  const answer = await request.get(`${cmsUrl}/api/users/me`, { headers: headersOf(token) });
  return ((await answer.json()) as { user: unknown }).user !== null;
}

/** Returns the token of an account. Logs in through the REST API unless a known session is still valid. */
export async function tokenOf(request: APIRequestContext, role: Role): Promise<string> {
  const known = tokens.get(role);
  if (known && (await isLoggedIn(request, known))) return known;
  const login = await request.post(`${cmsUrl}/api/users/login`, {
    data: { email: ACCOUNTS[role], password: PASSWORD },
  });
  const { token } = (await login.json()) as { token: string };
  tokens.set(role, token);
  return token;
}

/** Returns the headers with which an account calls the CMS. */
export const authorization = async (
  request: APIRequestContext,
  role: Role = 'staff',
): Promise<Record<string, string>> => headersOf(await tokenOf(request, role));

/** Reads documents of the inbox as a member of staff. */
export async function readAsStaff<Doc>(
  request: APIRequestContext,
  collection: string,
  params: Record<string, string>,
): Promise<Doc[]> {
  const headers = await authorization(request);
  const found = await request.get(`${cmsUrl}/api/${collection}`, { params, headers });
  return ((await found.json()) as { docs: Doc[] }).docs;
}
