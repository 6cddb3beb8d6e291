import type { Where } from 'payload';
import { meetings } from '../content/meetings';
import { Reference } from '../lib/bilingual';
import type { Store } from '../lib/Store';

/** Creates the meeting calendars of the projects. */
export async function seedMeetings(store: Store): Promise<void> {
  for (const { key, project, ...fields } of meetings) {
    // Search by name too, because a project may have several calendars with different names.
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
