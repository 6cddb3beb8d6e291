import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { isRecord, type Json } from '../src/Json';

/** An error that was reported. It has the id of an error in the plugin's error map, or only a text. */
export interface Report {
  id?: string;
  text: string;
}

/** Thrown where the real Gatsby would end the process. */
export class BuildEnded extends Error {
  constructor(readonly report: Report) {
    super(report.text);
  }
}

/**
 * An in-memory fake of Gatsby for sourcing. As in Gatsby, nodes and cache survive a failed build, but the plugin's
 * status is saved only by a complete build.
 */
export class FakeGatsby {
  readonly nodes = new Map<string, NodeInput>();
  readonly cached = new Map<string, unknown>();
  readonly warnings: string[] = [];
  readonly infos: string[] = [];
  /** Ids of nodes that were created, changed or deleted. Gatsby would render the pages that depend on them. */
  readonly dirty = new Set<string>();
  stateful = false;
  /** Whether the build continues after an error that names a single document, as the production builder does. */
  omitsFailedDocuments = false;
  /** Documents that were named in such errors. */
  readonly refused: unknown[] = [];
  private savedStatus: Json = {};
  private status: Json = {};

  /** Starts a build with the status that the last complete build saved. */
  begin(): void {
    this.status = { ...this.savedStatus };
    this.dirty.clear();
    this.warnings.length = 0;
    this.infos.length = 0;
    this.refused.length = 0;
  }

  /** Completes a build and saves the status. */
  finish(): void {
    this.savedStatus = { ...this.status };
  }

  /** Returns the arguments that Gatsby passes to the plugin's API functions. */
  args(): SourceNodesArgs {
    const end = (report: unknown): void => {
      const { id, context } = isRecord(report) ? report : { id: undefined, context: undefined };
      const text = isRecord(context) ? String(context.sourceMessage) : String(report);
      const ended = new BuildEnded({ ...(typeof id === 'string' && { id }), text });
      const document = isRecord(context) ? context.document : undefined;
      if (!this.omitsFailedDocuments || !document) throw ended;
      this.refused.push(document);
    };
    const args = {
      actions: {
        createNode: (node: NodeInput) => {
          const before = this.nodes.get(node.id);
          // Gatsby ignores a new node if its digest is unchanged.
          if (before?.internal.contentDigest === node.internal.contentDigest) return;
          this.nodes.set(node.id, node);
          this.dirty.add(node.id);
        },
        deleteNode: ({ id }: { id: string }) => {
          this.nodes.delete(id);
          this.dirty.add(id);
        },
        setPluginStatus: (status: Json) => Object.assign(this.status, status),
        enableStatefulSourceNodes: () => {
          this.stateful = true;
        },
        addRemoteFileAllowedUrl: () => undefined,
      },
      cache: {
        get: (key: string) => Promise.resolve(this.cached.get(key)),
        set: (key: string, value: unknown) => Promise.resolve(this.cached.set(key, structuredClone(value))),
      },
      createNodeId: (input: string) => `id:${input}`,
      getNode: (id: string) => this.nodes.get(id),
      getNodesByType: (type: string) =>
        [...this.nodes.values()].filter((node) => node.internal.type === type),
      reporter: {
        info: (text: string) => this.infos.push(text),
        warn: (text: string) => this.warnings.push(text),
        panic: end,
        panicOnBuild: end,
      },
      store: { getState: () => ({ status: { plugins: { 'gatsby-source-payload': this.status } } }) },
    };
    return args as unknown as SourceNodesArgs;
  }

  /** Returns the node of a document in a locale. */
  node(slug: string, id: number | string, locale: string): Json | undefined {
    return this.nodes.get(`id:Cms/${slug}/${id}/${locale}`);
  }
}
