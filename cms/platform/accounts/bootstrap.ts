import type { Payload } from 'payload';
import { assignDatabaseId } from '../database/databaseId';
import { demoPasswordFaults } from './demoPasswordFaults';
import { env } from '../env/env';
import type { Role } from '../access/roles';
import { isLoopback, refuseToStart } from '../env/startupFaults';

const DEMO_USERS: { name: string; englishName?: string; email: string; roles: Role[] }[] = [
  { name: 'נועה ברק', englishName: 'Noa Barak', email: env.demoAdminEmail, roles: ['administrator'] },
  { name: 'Dana Shaked', email: 'editor@even-derech.example', roles: ['editor'] },
  { name: 'יואב לביא', englishName: 'Yoav Lavi', email: 'staff@even-derech.example', roles: ['staff'] },
];

/** Checks whether the CMS or the site can be reached from other machines. */
const isPublic = (): boolean => !isLoopback(env.cmsUrl) || !isLoopback(env.siteUrl);

/**
 * Creates the first accounts, so that no visitor can register as the first administrator. A public CMS gets only the
 * administrator, because nobody would notice the demo's other accounts. Also updates the build's API key from the
 * environment and assigns the database id.
 * @throws Error if the database is empty and the environment has no password
 */
export async function bootstrap(payload: Payload): Promise<void> {
  await createFirstUsers(payload);
  await keepServiceKey(payload);
  await assignDatabaseId(payload);
  if (isPublic())
    refuseToStart(
      await demoPasswordFaults(
        payload,
        DEMO_USERS.map(({ email }) => email),
      ),
    );
}

async function createFirstUsers(payload: Payload): Promise<void> {
  if (await hasUsers(payload)) return;
  const password = env.demoAdminPassword;
  try {
    for (const user of isPublic() ? DEMO_USERS.slice(0, 1) : DEMO_USERS) {
      await payload.create({ collection: 'users', data: { ...user, password }, overrideAccess: true });
    }
  } catch (error) {
    // Ignores the error if another instance has created the accounts at the same time.
    if (!(await hasUsers(payload))) throw error;
  }
}

async function hasUsers(payload: Payload): Promise<boolean> {
  return (await payload.count({ collection: 'users', overrideAccess: true })).totalDocs > 0;
}

async function keepServiceKey(payload: Payload): Promise<void> {
  if (!env.apiKey) return;
  const data = { name: 'site-build', enableAPIKey: true, apiKey: env.apiKey };
  const { docs } = await payload.find({
    collection: 'services',
    where: { name: { equals: data.name } },
    limit: 1,
    overrideAccess: true,
  });
  const [service] = docs;
  if (service?.apiKey === env.apiKey) return;
  if (service) await payload.update({ collection: 'services', id: service.id, data, overrideAccess: true });
  else await payload.create({ collection: 'services', data, overrideAccess: true });
}
