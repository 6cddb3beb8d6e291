import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProject } from '../../test/createProject';
import { startCms } from '../../test/startCms';

let cms: Awaited<ReturnType<typeof startCms>>;
let payload: Payload;

beforeAll(async () => {
  cms = await startCms();
  ({ payload } = cms);
});
afterAll(() => cms.stop());

const ADDRESSES = [
  ['www.example.com', 'https://www.example.com'],
  ['dana@example.com', 'mailto:dana@example.com'],
  ['03-555-0100', 'tel:035550100'],
  ['/about/', '/about/'],
] as const;

it.each(ADDRESSES)('a link of the settings to %s leads to %s', async (url, expected) => {
  const { socialLinks } = await payload.updateGlobal({
    slug: 'siteSettings',
    locale: 'he',
    data: { siteName: 'אבן־דרך', socialLinks: [{ network: 'linkedin', url }] },
  });
  expect(socialLinks?.[0]?.url).toBe(expected);
});

/** Creates formatted text that consists of one link. */
function linkTo(url: string) {
  const text = (children: object[]) => ({
    root: { type: 'root', version: 1, direction: null, format: '' as const, indent: 0, children },
  });
  const paragraph = (...children: object[]) => ({
    ...{ type: 'paragraph', version: 1, direction: null, format: '', indent: 0, textFormat: 0 },
    children,
  });
  const link = {
    ...{ type: 'link', version: 3, id: 'a', direction: null, format: '', indent: 0 },
    fields: { linkType: 'custom', url, newTab: false },
    children: [{ type: 'text', version: 1, text: 'x', format: 0, detail: 0, mode: 'normal', style: '' }],
  };
  return text([paragraph(link)]);
}

it.each([
  ...ADDRESSES,
  ['http://intranet/page', 'http://intranet/page'],
  ['https://example.com/price list.pdf', 'https://example.com/price%20list.pdf'],
  ['mailto:ל־dana@example.com', 'mailto:dana@example.com'],
] as const)('a published link to %s in formatted text leads to %s', async (url, expected) => {
  const id = await createProject(payload, { textHTML: linkTo(url) });
  const project = await payload.findByID({ collection: 'projects', id, locale: 'he' });
  expect(JSON.stringify(project.textHTML)).toContain(`"url":"${expected}"`);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'JavaScript :alert(1)',
  'file:///etc/passwd',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'sms:0501234567',
  'whatsapp://send?phone=972501234567',
])('formatted text with a link to %s is not published', (url) =>
  expect(createProject(payload, { textHTML: linkTo(url) })).rejects.toMatchObject({
    name: 'ValidationError',
  }),
);
