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

/** Covers transactions in progress when the watermark was taken: their changes have an earlier time. */
const MARGIN_MILLISECONDS = 60_000;

/** Maximum age of a watermark. Older sites read everything. */
const OLDEST_WATERMARK = 7 * 24 * 3600 * 1000;

interface Existing {
  id: string;
  documentId: string;
  internal: { type: string; contentDigest: string; owner: string };
}

/**
 * Gatsby API: creates the nodes.
 * 1. Read the state of the last sourcing: a watermark, if schema, options and database are unchanged.
 * 2. Read the server's clock for the next watermark, the database's name, and each collection's last change.
 * 3. Read the changes since the watermark, or everything.
 * 4. Plan the changes, then create and delete nodes.
 * 5. Save the watermark with Gatsby's state.
 * A webhook body that names one document (`parseDocumentRequest`) reads only that one, for a preview.
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
  // Runs before any change, because it ends a build that cannot omit the document.
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

/** Returns null for a watermark that is older than the CMS's tombstones. */
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

/** Serialized, because Gatsby merges objects into the existing status. */
function saveState({ actions }: SourceNodesArgs, key: string, state: SourcingState): void {
  actions.setPluginStatus?.({ [key]: JSON.stringify(state) });
}
