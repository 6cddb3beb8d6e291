import { israelDay } from '@group/rules/time/israelTime';
import type { CreatePagesArgs, SourceNodesArgs } from 'gatsby';
import type { NodeModel } from './readOutline';

const TODAY = { id: 'today', type: 'Today' };

/**
 * Writes the day of the build as a node. On the same day the node stays unchanged, so no query runs again because of
 * it.
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

/** Keeps the day of the previous build. Without this, Gatsby would delete it before `writeToday` runs. */
export function keepToday({ actions, getNode }: Pick<SourceNodesArgs, 'actions' | 'getNode'>): void {
  const node = getNode(TODAY.id);
  if (node) actions.touchNode(node);
}

/**
 * Returns the current time in ms and makes the page depend on the day of the build. Its query then runs again on the
 * next day. Use this function in resolvers whenever a result depends on the present.
 * @throws Error when the day has not been written
 */
export function buildTime(model: NodeModel): number {
  if (!model.getNodeById({ id: TODAY.id }))
    throw new Error('There is no node of the day of the build. Call writeToday first.');
  return Date.now();
}
