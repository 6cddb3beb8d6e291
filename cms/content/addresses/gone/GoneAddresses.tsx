import { createLocalReq, type ListViewServerPropsOnly } from 'payload';
import { answersForGone, findGone } from '../findGone';
import { GoneQuestions } from './GoneQuestions';

/** Rendered on the server above the list: loading it later would shift the row that an editor is clicking. */
export async function GoneAddresses({ payload, user }: ListViewServerPropsOnly) {
  if (!user || !answersForGone(user)) return null;
  return <GoneQuestions questions={await findGone(await createLocalReq({ user }, payload))} />;
}
