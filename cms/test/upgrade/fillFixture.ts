import type { Payload } from 'payload';
import sharp from 'sharp';
import type { Page } from '../../payload-types';
import { message, send, solveCaptcha, startContactCms, type ContactCms } from '../contactHarness';
import { createForm, page } from '../formsHarness';
import { lead, sendLead } from '../leadHarness';
import { beginPayment, createApartment, decide, post } from '../paymentHarness';
import { CV, FIXTURE } from './fixtureContent';

/**
 * Fills the database and folders of the environment, which must be empty, through the API of the CMS. Runs as part of
 * `npm run fixture:make`.
 */

const must = async (answer: Promise<Response>, status: number): Promise<void> => {
  const response = await answer;
  if (response.status !== status) throw new Error(`${response.url} answered ${response.status}`);
};

/** Creates a page in both languages, and publishes it once both exist. */
async function publishPage(
  payload: Payload,
  he: Partial<Page>,
  en: (made: Page) => Partial<Page>,
  slug: string,
): Promise<Page> {
  const made = await payload.create({
    collection: 'pages',
    locale: 'he',
    draft: true,
    data: { title: '', template: 'generic', languages: ['he', 'en'], slug, ...he },
  });
  const data = { slug, ...en(made), _status: 'published' as const };
  return payload.update({ collection: 'pages', id: made.id, locale: 'en', data, depth: 0 });
}

async function publish(cms: ContactCms): Promise<void> {
  const { payload } = cms;
  const background = { r: 51, g: 102, b: 153 };
  const data = await sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
  const image = await payload.create({
    collection: 'media',
    locale: 'he',
    data: { alt: FIXTURE.alt.he, focalX: 20, focalY: 80 },
    file: { data, mimetype: 'image/png', name: 'tower.png', size: data.length },
  });
  await payload.update({ collection: 'media', id: image.id, locale: 'en', data: { alt: FIXTURE.alt.en } });
  const { oldSlug } = FIXTURE.parent;
  const parent = await publishPage(
    payload,
    { title: FIXTURE.parent.title },
    () => ({ title: 'About' }),
    oldSlug,
  );
  const { title, slug, blockTitle, draftTitle } = FIXTURE.child;
  const block = { blockType: 'imageTextBlock' as const, image: image.id, imageSide: 'start' as const };
  const child = await publishPage(
    payload,
    { title: title.he, parentPage: parent.id, blocks: [{ ...block, title: blockTitle.he }] },
    (made) => ({
      title: title.en,
      blocks: [{ ...block, id: made.blocks?.[0]?.id ?? null, title: blockTitle.en }],
    }),
    slug,
  );
  // Changing the slug of the parent creates redirects for both pages.
  for (const locale of ['he', 'en'] as const)
    await payload.update({
      collection: 'pages',
      id: parent.id,
      locale,
      data: { slug: FIXTURE.parent.slug, _status: 'published' },
    });
  await payload.update({
    collection: 'pages',
    id: child.id,
    locale: 'he',
    draft: true,
    data: { title: draftTitle },
  });
}

async function receive(cms: ContactCms): Promise<void> {
  const { payload } = cms;
  await must(send(cms, message(cms, { senderName: FIXTURE.sender })), 200);
  await must(sendLead(cms, lead({ name: FIXTURE.sender })), 200);
  await payload.create({
    collection: 'jobs',
    locale: 'he',
    data: {
      orderId: FIXTURE.orderId,
      jobName: 'מהנדסת גשרים',
      description: 'על התפקיד',
      startAdvertisingDate: '2026-11-01T00:00:00.000Z',
      languages: ['he'],
      _status: 'published',
    },
  });
  const application = {
    orderId: FIXTURE.orderId,
    firstName: 'דנה',
    lastName: 'כהן',
    phone: '050-1234567',
    email: 'dana@example.com',
    cvFileBase64: CV.toString('base64'),
    fileNameWithExtension: FIXTURE.cv,
    isApprovedTerms: true,
    isReferral: false,
    gRecaptchaResponse: await solveCaptcha(cms.url),
  };
  await must(post(cms, '/web/jobs/apply', application), 200);
  const wish = {
    blockType: 'shortAnswer' as const,
    fieldType: 'text' as const,
    caption: 'wish',
    alias: 'wish',
  };
  await createForm(payload, { formId: FIXTURE.form, title: 'משאלות', pages: [page([wish])] });
  const entry = {
    values: { wish: [FIXTURE.formAnswer] },
    contentId: '',
    culture: 'he-il',
    additionalData: {},
  };
  await must(post(cms, `/umbraco/forms/api/v1/entries/${FIXTURE.form}`, entry), 202);
  await createApartment(cms);
  await decide(cms, await beginPayment(cms), 'pay');
}

const cms = await startContactCms();
await publish(cms);
await receive(cms);
await cms.stop();
process.exit(0);
