import { cmsUrl } from '../support/test';
import type { Visitor } from './visitor/Visitor';

const PASSWORD = process.env.E2E_PASSWORD ?? 'demo-admin-1948';

/** Logs in to the admin with an account of the demo content. */
export async function logIn(visitor: Visitor, role: 'editor' | 'staff'): Promise<void> {
  await visitor.open(`${cmsUrl}/admin/login`);
  await visitor.css('#field-email').fill(`${role}@even-derech.example`);
  await visitor.css('#field-password').fill(PASSWORD);
  await visitor.css('button[type="submit"]').click();
  await visitor.css('.dashboard').appears();
}
