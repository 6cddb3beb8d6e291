import type { Payload } from 'payload';
import { footer, header, listingSettings, redirects, siteSettings } from './content/globals';
import { Ledger } from './lib/Ledger';
import { Store } from './lib/Store';
import { seedAnswerTemplates } from './steps/seedAnswerTemplates';
import { seedApartments } from './steps/seedApartments';
import { seedArticleCategories } from './steps/seedArticleCategories';
import { seedCompanies } from './steps/seedCompanies';
import { seedDataSheets } from './steps/seedDataSheets';
import { seedDeliveries } from './steps/seedDeliveries';
import { seedFiles } from './steps/seedFiles';
import { seedForms } from './steps/seedForms';
import { seedJobs } from './steps/seedJobs';
import { draftProjects, publishProjects, seedProducts } from './steps/seedListed';
import { seedLotteries } from './steps/seedLotteries';
import { seedLookups, seedSlides } from './steps/seedLookups';
import { seedMeetings } from './steps/seedMeetings';
import { draftPages, publishPages } from './steps/seedPages';

/**
 * Creates the demo content. Documents that already exist are not changed, so editors' changes are kept, and a second
 * run creates nothing.
 * @returns names of the created documents
 */
export async function seedContent(payload: Payload): Promise<string[]> {
  const ledger = await Ledger.open(payload);
  const store = new Store(payload, ledger);
  await seedFiles(store);
  await seedCompanies(store);
  await seedArticleCategories(store);
  await seedLookups(store);
  await seedDeliveries(store);
  await seedJobs(store);
  const fresh = await draftPages(store);
  await seedSlides(store);
  const freshProjects = await draftProjects(store);
  await seedApartments(store);
  await publishProjects(store, freshProjects);
  await seedLotteries(store, payload);
  await seedMeetings(store);
  await seedDataSheets(store);
  await seedProducts(store);
  await store.global('siteSettings', siteSettings);
  await seedForms(store);
  await seedAnswerTemplates(store);
  await publishPages(store, fresh);
  // Set only now, because the settings can refer to the listing pages only after these are published.
  if (store.made.includes('siteSettings')) await store.updateGlobal('siteSettings', listingSettings);
  await store.global('header', header);
  await store.global('footer', footer);
  for (const redirect of redirects) {
    const known = {
      collection: 'redirects',
      key: redirect.from,
      where: { from: { equals: redirect.from } },
    } as const;
    if ((await store.find(known)) === undefined) await store.create('redirects', redirect.from, redirect);
  }
  if (store.made.length > 0) await ledger.save();
  return store.made;
}
