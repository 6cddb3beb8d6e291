import { authorization } from '../support/staff';
import { cmsUrl, expect, test } from '../support/test';
import { capture, LANGUAGES, SIZES, WIDTHS } from './capture';

interface Mail {
  subject: string;
  text: string;
  html: string | null;
  deliveryKey: string | null;
}

/** Returns the name of the job that sent a mail. It is at the beginning of the mail's key. */
const kindOf = ({ deliveryKey }: Mail): string => /^[A-Za-z]+/.exec(deliveryKey ?? '')?.[0] ?? 'other';
const languageOf = ({ subject }: Mail) => (/\p{Script=Hebrew}/u.test(subject) ? 'he' : 'en');
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

test('each kind of mail that the product has sent', async ({ page, request }) => {
  const headers = await authorization(request, 'administrator');
  const answer = await request.get(`${cmsUrl}/api/mails`, { headers, params: { limit: '500', depth: '0' } });
  const { docs } = (await answer.json()) as { docs: Mail[] };
  expect(docs.length, 'mails of the product').toBeGreaterThan(0);
  for (const language of LANGUAGES) {
    const mails = docs.filter((mail) => languageOf(mail) === language);
    for (const kind of new Set(mails.map(kindOf))) {
      const mail = mails.find((other) => kindOf(other) === kind);
      if (!mail) continue;
      await page.setContent(
        mail.html ?? `<pre dir="auto" style="white-space: pre-wrap">${escaped(mail.text)}</pre>`,
      );
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: SIZES[width] });
        await capture(page, { screen: `mail-${kind}`, language, width, fullPage: true });
      }
    }
  }
});
