import { randomUUID } from 'node:crypto';
import type { PluginOptions, SourceNodesArgs } from 'gatsby';
import { PayloadClient } from '../client/PayloadClient';
import { createNodeIds } from '../nodes/createNodeIds';
import { resolveOptions, type Options, type OptionsInput } from '../options';
import type { SchemaModel } from '../schema/SchemaModel';
import { parseDocumentRequest } from '../sourcing/DocumentRequest';
import { fetchContent } from '../sourcing/fetchContent';
import { planChanges, type Changes } from '../sourcing/planChanges';
import { sourceDigest } from '../sourcing/sourceDigest';
import { unchangedSince } from '../sourcing/unchangedSince';
import { parseState, wasInterrupted, type SourcingState } from '../sourcing/SourcingState';
import { ERROR_IDS } from '../SourceError';
import { putNode, removeNode } from './putNode';
import { reportFailure } from './reportFailure';
import { loadSchemaModel } from './schemaCache';
import { sourceDocument } from './sourceDocument';

const PLUGIN = 'gatsby-source-payload';

/**
 * Margin in ms that is subtracted from the watermark. A transaction that was open when the watermark was taken commits
 * changes with an earlier time, and they must be read next time.
 */
const MARGIN_MILLISECONDS = 60_000;

/** Maximum age of a watermark in ms. With an older one, all content is read again. */
const OLDEST_WATERMARK = 7 * 24 * 3600 * 1000;

interface Existing {
  id: string;
  documentId: string;
  internal: { type: string; contentDigest: string; owner: string };
}

/**
 * Gatsby API: creates the nodes of all content.
 * 1. Read the state of the last sourcing. Its watermark counts only if schema, options and database are unchanged.
 * 2. Read the server's clock for the next watermark, the name of its database, and the last change of each collection.
 * 3. Read the changes since the watermark, or all content without a watermark.
 * 4. Plan all changes, then create and delete nodes.
 * 5. Save the new watermark together with Gatsby's state.
 *
 * In preview mode, a webhook body can name a single document (`parseDocumentRequest`). Then only this document is read.
 */
export async function sourceNodes(args: SourceNodesArgs, input: OptionsInput & PluginOptions): Promise<void> {
  const options = resolveOptions(input);
  args.actions.enableStatefulSourceNodes?.();
  const request = options.preview ? parseDocumentRequest(args.webhookBody) : null;
  await reportFailure(args.reporter, () =>
    request ? sourceDocument(args, options, request) : sourceContent(args, options),
  );
}

async function sourceContent(args: SourceNodesArgs, options: Options): Promise<void> {
  const { cache, reporter } = args;
  const model = await loadSchemaModel(cache, options);
  const stateKey = `${options.serverUrl} ${options.prefix}`;
  const last = lastState(args, stateKey);
  const digest = sourceDigest(options, model);
  const interrupted = last !== null && wasInterrupted(last, await cache.get(stateKey));
  const client = new PayloadClient(options);
  const slug = model.entities.find(({ kind }) => kind === 'collection')?.slug ?? '';
  const [{ date: now, database }, versions] = await Promise.all([
    client.serverState(slug),
    options.versionsRoute ? client.versions(options.versionsRoute) : null,
  ]);
  const isSame = last?.digest === digest && (last.database ?? null) === database;
  const known = isSame && !interrupted ? watermarkOf(last) : null;
  const content = await fetchContent(
    client,
    model,
    options,
    known === null ? null : new Date(known),
    unchangedSince(last, versions),
  );
  const ofType = (type: string) => args.getNodesByType(type) as unknown as Existing[];
  const byId = (id: string) => args.getNode(id) as unknown as Existing | undefined;
  const warned = new Set<string>();
  const changes = planChanges(
    content,
    { ofType, byId },
    {
      model,
      options,
      nodeId: createNodeIds(args.createNodeId, options.prefix),
      warn: (key, message) => {
        if (!warned.has(key)) reporter.warn(message);
        warned.add(key);
      },
    },
    known === null ? [] : last?.refused,
  );
  // Report these documents before any node is changed. If the site's builder cannot omit a document, the report ends
  // the build.
  for (const { kind, message, label, nodes } of changes.refused)
    reporter.panicOnBuild({
      id: ERROR_IDS[kind],
      context: { sourceMessage: message, document: { label, nodes } },
    });
  const types = nodeTypes(model, options);
  for (const type of last?.types ?? []) if (!types.includes(type)) changes.remove.push(...ofType(type));

  const run = randomUUID();
  await cache.set(stateKey, run);
  const counts = applyChanges(args, changes, interrupted);
  const watermark = now && new Date(now.getTime() - MARGIN_MILLISECONDS).toISOString();
  saveState(args, stateKey, {
    digest,
    database,
    watermark,
    versions,
    types,
    run,
    refused: changes.refused,
  });
  const why = fullSourcingReason(last, { digest, database, interrupted });
  const scope = known === null ? `everything${why}` : 'what changed';
  reporter.info(
    `${PLUGIN}: read ${scope}; ${counts.changed} nodes new or changed, ${counts.same} unchanged, ${changes.remove.length} removed`,
  );
}

function fullSourcingReason(
  last: SourcingState | null,
  { digest, database, interrupted }: Pick<SourcingState, 'digest' | 'database'> & { interrupted: boolean },
): string {
  if (last === null) return '';
  if (interrupted) return ', because the last build was interrupted';
  if (last.digest !== digest) return ', because schema or options changed';
  if ((last.database ?? null) !== database) return ', because the CMS has another database';
  return last.watermark === null
    ? ', because the CMS reports no time'
    : ', because the last build is too long ago';
}

/**
 * Returns the watermark, or null if it is too old. The CMS keeps tombstones only for a limited time, so older removals
 * would be missed.
 */
function watermarkOf({ watermark }: SourcingState): string | null {
  return watermark !== null && Date.now() - Date.parse(watermark) < OLDEST_WATERMARK ? watermark : null;
}

function applyChanges(args: SourceNodesArgs, changes: Changes<Existing>, rerunQueries: boolean) {
  const counts = { changed: 0, same: 0 };
  for (const node of changes.remove) removeNode(args, node);
  for (const node of changes.create) counts[putNode(args, node, rerunQueries) ? 'changed' : 'same'] += 1;
  return counts;
}

function nodeTypes(model: SchemaModel, { prefix }: Options): string[] {
  return model.entities.map(({ type }) => prefix + type);
}

function lastState({ store }: SourceNodesArgs, key: string): SourcingState | null {
  const { status } = store.getState() as unknown as {
    status: { plugins?: Record<string, Record<string, unknown>> };
  };
  return parseState(status.plugins?.[PLUGIN]?.[key]);
}

/**
 * Saves the state for the next sourcing. It is serialized because Gatsby would merge an object into the previous state.
 */
function saveState({ actions }: SourceNodesArgs, key: string, state: SourcingState): void {
  actions.setPluginStatus?.({ [key]: JSON.stringify(state) });
}
