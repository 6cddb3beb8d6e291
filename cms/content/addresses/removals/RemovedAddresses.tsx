import { createLocalReq, type ListViewServerPropsOnly } from 'payload';
import { canDecideRedirects, findRemovals } from '../findRemovals';
import { RedirectQuestions } from './RedirectQuestions';

/**
 * Asks editors about removed documents above the list. Rendered on the server, because loading it later would shift the
 * row that an editor is about to click.
 */
export async function RemovedAddresses({ payload, user }: ListViewServerPropsOnly) {
  if (!user || !canDecideRedirects(user)) return null;
  return <RedirectQuestions questions={await findRemovals(await createLocalReq({ user }, payload))} />;
}
