import type { Payload } from 'payload';
import { env } from './env';
import type { Role } from '../access/roles';

const DEMO_USERS: { name: string; email: string; roles: Role[] }[] = [
  { name: 'נועה ברק', email: env.demoAdminEmail, roles: ['administrator'] },
  { name: 'Dana Shaked', email: 'editor@even-derech.example', roles: ['editor'] },
  { name: 'יואב לביא', email: 'staff@even-derech.example', roles: ['staff'] },
];

/**
 * Makes the first accounts, so that nobody can register as the first administrator of an empty database,
 * and keeps the key of the site's build as the environment says.
 */
export async function bootstrap(payload: Payload): Promise<void> {
  await createFirstUsers(payload);
  await keepServiceKey(payload);
}

async function createFirstUsers(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return;
  if (!env.demoAdminPassword) {
    payload.logger.warn(
      'No user exists and DEMO_ADMIN_PASSWORD is empty: whoever opens the admin first becomes its administrator',
    );
    return;
  }
  for (const user of DEMO_USERS) {
    await payload.create({
      collection: 'users',
      data: { ...user, password: env.demoAdminPassword },
      overrideAccess: true,
    });
  }
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
  if (!docs[0]) await payload.create({ collection: 'services', data, overrideAccess: true });
  else if (docs[0].apiKey !== env.apiKey)
    await payload.update({ collection: 'services', id: docs[0].id, data, overrideAccess: true });
}
