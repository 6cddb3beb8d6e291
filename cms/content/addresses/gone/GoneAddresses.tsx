import { createLocalReq, type ListViewServerPropsOnly } from 'payload';
import { answersForGone, findGone } from '../findGone';
import { GoneQuestions } from './GoneQuestions';

/**
 * Asks editors about removed documents above the list. Rendered on the server, because loading it later would shift the
 * row that an editor is about to click.
 */
export async function GoneAddresses({ payload, user }: ListViewServerPropsOnly) {
  if (!user || !answersForGone(user)) return null;
  return <GoneQuestions questions={await findGone(await createLocalReq({ user }, payload))} />;
}
