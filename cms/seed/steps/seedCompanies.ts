import { companies, contactSubjects } from '../content/companies';
import type { Store } from '../lib/Store';

/** Creates the companies of the group and their contact subjects. */
export async function seedCompanies(store: Store): Promise<void> {
  for (const { key, ...company } of companies) {
    const where = { companyId: { equals: company.companyId } };
    const id =
      (await store.find({ collection: 'companies', key, where })) ??
      (await store.create('companies', key, company));
    store.remember('companies', key, id);
  }
  for (const [order, { name, companies: keys }] of contactSubjects.entries()) {
    const key = name.values.en;
    const where = { name: { equals: name.values.he } };
    if ((await store.find({ collection: 'contactSubjects', key, where })) !== undefined) continue;
    const owners = keys.map((owner) => store.idOf('companies', owner));
    await store.create('contactSubjects', key, { name, order, companies: owners });
  }
}
