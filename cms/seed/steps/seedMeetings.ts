import type { Where } from 'payload';
import { meetings } from '../content/meetings';
import { Reference } from '../lib/bilingual';
import type { Store } from '../lib/Store';

/** The calendars of projects whose visitors can book a meeting. */
export async function seedMeetings(store: Store): Promise<void> {
  for (const { key, project, ...fields } of meetings) {
    // A project may have several, each with a name of its own.
    const where: Where = {
      and: [
        { project: { equals: store.idOf('projects', project) } },
        { name: { equals: fields.name.values.he } },
      ],
    };
    if ((await store.find({ collection: 'meetingKinds', key, where })) !== undefined) continue;
    await store.create('meetingKinds', key, { ...fields, project: new Reference('projects', project) });
  }
}
