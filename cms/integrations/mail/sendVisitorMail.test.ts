import { afterAll, beforeAll, expect, it } from 'vitest';
import { clearCachedReads } from '../../platform/cache/cachedRead';
import { env } from '../../platform/env/env';
import { startCms, type RunningCms } from '../../test/startCms';
import { sender } from './sender';
import { sendVisitorMail } from './sendVisitorMail';

let cms: RunningCms;

beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

async function sentMail(key: string) {
  await sendVisitorMail(cms.payload, {
    language: 'en',
    to: 'visitor@example.com',
    subject: key,
    key,
    title: 'Your request',
    paragraphs: [],
    facts: [],
    closing: [],
    action: { label: 'Open', url: 'https://example.com' },
  });
  const { docs } = await cms.payload.find({ collection: 'mails', where: { subject: { equals: key } } });
  return docs[0];
}

it('has the published name, icon and colour of the brand', async () => {
  expect((await sentMail('default'))?.html).toContain('background: #a8472a');
  await cms.payload.updateGlobal({
    slug: 'siteSettings',
    locale: 'en',
    data: { siteName: 'The "Harbour" Group' },
  });
  await cms.payload.updateGlobal({ slug: 'brand', data: { colors: { accent: '#1d4ed8' } } });
  clearCachedReads();
  const branded = await sentMail('branded');
  expect(branded?.from).toBe(`"The Harbour Group" <${sender()}>`);
  expect(branded?.html).toContain('The &quot;Harbour&quot; Group');
  expect(branded?.html).toContain('background: #1d4ed8');
  expect(branded?.html).toContain(`src="${env.siteUrl}/icons/icon-180.png"`);
});
