import { answerTemplates } from '../content/answerTemplates';
import type { Store } from '../lib/Store';

/** Creates the templates that staff can use to answer messages. */
export async function seedAnswerTemplates(store: Store): Promise<void> {
  for (const { key, ...fields } of answerTemplates) {
    const known = { collection: 'answerTemplates', key, where: { title: { equals: fields.title } } } as const;
    if ((await store.find(known)) === undefined) await store.create('answerTemplates', key, fields);
  }
}
