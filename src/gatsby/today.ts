import { israelDay } from '@group/rules/time/israelTime';
import type { CreatePagesArgs, SourceNodesArgs } from 'gatsby';
import type { NodeModel } from './outlines/readOutline';

const TODAY = { id: 'today', type: 'Today' };

/**
 * Writes the day on which the site is built as a node: on the same day it is as it was, and makes no query run again.
 * @param now time of the build in ms
 */
export async function writeToday(
  { actions, createContentDigest }: Pick<CreatePagesArgs, 'actions' | 'createContentDigest'>,
  now: number,
): Promise<void> {
  const day = israelDay(now);
  await actions.createNode({
    id: TODAY.id,
    day,
    internal: { type: TODAY.type, contentDigest: createContentDigest(day) },
  });
}

/** Keeps the day of the build before, which Gatsby would throw away before `writeToday` can say that it is the same. */
export function keepToday({ actions, getNode }: Pick<SourceNodesArgs, 'actions' | 'getNode'>): void {
  const node = getNode(TODAY.id);
  if (node) actions.touchNode(node);
}

/**
 * The time of the build in ms. A page whose query asks for it is asked again on the next day, though no content changed: whoever compares
 * a date of the content with the present gets it here.
 * @throws Error when nobody has written the day
 */
export function buildTime(model: NodeModel): number {
  if (!model.getNodeById({ id: TODAY.id })) throw new Error('There is no node of the day of the build');
  return Date.now();
}
