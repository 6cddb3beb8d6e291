import type { APIRequestContext } from '@playwright/test';
import { cmsUrl } from './test';

/**
 * Creates an unpublished page.
 * @param headers headers of its author (`authorization`)
 * @param data fields in the language `locale`
 * @returns id of the page
 */
export async function makeDraft(
  request: APIRequestContext,
  headers: Record<string, string>,
  data: { title: string; slug?: string; languages: string[]; blocks?: object[] },
  locale = 'he',
): Promise<number> {
  const made = await request.post(`${cmsUrl}/api/pages?locale=${locale}&draft=true`, {
    headers,
    data: { template: 'generic', ...data },
  });
  if (!made.ok()) throw new Error(`The CMS rejected the page: ${made.status()} ${await made.text()}`);
  return ((await made.json()) as { doc: { id: number } }).doc.id;
}
