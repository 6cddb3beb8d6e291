import type { APIRequestContext } from '@playwright/test';
import { cmsUrl } from './test';

const PASSWORD = process.env.E2E_PASSWORD ?? 'demo-admin-1948';
const ACCOUNTS = {
  administrator: process.env.E2E_EMAIL ?? 'admin@even-derech.example',
  staff: 'staff@even-derech.example',
} as const;

/** Headers of a member of staff's requests to the CMS. */
export async function authorization(
  request: APIRequestContext,
  role: keyof typeof ACCOUNTS = 'staff',
): Promise<Record<string, string>> {
  const login = await request.post(`${cmsUrl}/api/users/login`, {
    data: { email: ACCOUNTS[role], password: PASSWORD },
  });
  const { token } = (await login.json()) as { token: string };
  return { Authorization: `JWT ${token}` };
}

/** Documents of the inbox as a member of staff reads them. */
export async function readAsStaff<Doc>(
  request: APIRequestContext,
  collection: string,
  params: Record<string, string>,
): Promise<Doc[]> {
  const headers = await authorization(request);
  const found = await request.get(`${cmsUrl}/api/${collection}`, { params, headers });
  return ((await found.json()) as { docs: Doc[] }).docs;
}
