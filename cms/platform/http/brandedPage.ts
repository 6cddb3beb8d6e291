import type { Payload } from 'payload';
import { brandPalette } from '../settings/brandPalette';
import { siteSettings } from '../settings/siteSettings';
import { plainPage, type PlainPage } from './plainPage';

/** Returns a plain page with the name and colours of the site. */
export async function brandedPage(
  payload: Payload,
  page: Omit<PlainPage, 'palette' | 'siteName'>,
): Promise<Response> {
  const [{ siteName }, palette] = await Promise.all([
    siteSettings({ payload }, page.language, { orOther: true }),
    brandPalette({ payload }),
  ]);
  return plainPage({ ...page, siteName, palette });
}
