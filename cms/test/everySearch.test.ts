import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../payload.config';
import { LOCALES } from '../platform/locales/locales';
import { logIn } from './logIn';
import { startCms, type RunningCms } from './startCms';

let cms: RunningCms;
let admin: { Authorization: string };
beforeAll(async () => {
  cms = await startCms();
  admin = await logIn(cms, 'admin');
});
afterAll(() => cms.stop());

const { collections } = await config;
const searched = collections
  .filter(({ admin: { hidden } }) => hidden !== true)
  .map(({ slug, admin: { listSearchableFields, useAsTitle }, versions }) => ({
    slug,
    fields: listSearchableFields ?? (useAsTitle && useAsTitle !== 'id' ? [useAsTitle] : []),
    draft: Boolean(versions?.drafts),
  }))
  .filter(({ fields }) => fields.length > 0);

/** Sends the query of the search field in the admin's list. If a field were invalid, the list would be empty. */
describe.each(searched)('the search of the list of $slug', ({ slug, fields, draft }) => {
  it.each(LOCALES)('returns results in %s', async (locale) => {
    const query = new URLSearchParams({ locale, depth: '0', draft: String(draft) });
    fields.forEach((field, index) => query.set(`where[or][${index}][${field}][like]`, 'x'));
    const response = await fetch(`${cms.url}/api/${slug}?${query.toString()}`, {
      headers: admin,
    });
    expect(await response.json()).toHaveProperty('docs');
    expect(response.status).toBe(200);
  });
});
