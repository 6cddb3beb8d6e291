import { createLocalReq, type ListViewServerPropsOnly } from 'payload';
import { answersForGone, findGone } from '../findGone';
import { GoneQuestions } from './GoneQuestions';

/** Above a list of pages, with it: a question that came later would push away the row that is being clicked. */
export async function GoneAddresses({ payload, user }: ListViewServerPropsOnly) {
  if (!user || !answersForGone(user)) return null;
  return <GoneQuestions questions={await findGone(await createLocalReq({ user }, payload))} />;
}
