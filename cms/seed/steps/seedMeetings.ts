import { meetings } from '../content/meetings';
import { Reference } from '../lib/bilingual';
import type { Store } from '../lib/Store';

/** The calendars of projects whose visitors can book a meeting. */
export async function seedMeetings(store: Store): Promise<void> {
  for (const { key, project, ...fields } of meetings) {
    const where = { project: { equals: store.idOf('projects', project) } };
    if ((await store.find({ collection: 'meetingKinds', key, where })) !== undefined) continue;
    await store.create('meetingKinds', key, { ...fields, project: new Reference('projects', project) });
  }
}
