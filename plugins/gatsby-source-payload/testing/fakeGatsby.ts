import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { isRecord, type Json } from '../src/Json';

/** A report of the reporter: the id of the plugin's error map, or plain text. */
export interface Report {
  id?: string;
  text: string;
}

/** Thrown where Gatsby would end the process. */
export class BuildEnded extends Error {
  constructor(readonly report: Report) {
    super(report.text);
  }
}

/**
 * As much of Gatsby as sourcing needs, in memory. What survives a failed build and what does not is Gatsby's way: nodes
 * and cache are kept at once, the status only by a whole build.
 */
export class FakeGatsby {
  readonly nodes = new Map<string, NodeInput>();
  readonly cached = new Map<string, unknown>();
  readonly warnings: string[] = [];
  readonly infos: string[] = [];
  /** Ids of nodes that Gatsby would render pages for: new ones and those with another digest. */
  readonly dirty = new Set<string>();
  stateful = false;
  private savedStatus: Json = {};
  private status: Json = {};

  /** A build begins with what the last whole one saved. */
  begin(): void {
    this.status = { ...this.savedStatus };
    this.dirty.clear();
    this.warnings.length = 0;
    this.infos.length = 0;
  }

  /** A build has come to its end: only now Gatsby saves the status. */
  finish(): void {
    this.savedStatus = { ...this.status };
  }

  /** The arguments of an API, as Gatsby gives them. */
  args(): SourceNodesArgs {
    const end = (report: unknown): never => {
      const { id, context } = isRecord(report) ? report : { id: undefined, context: undefined };
      const text = isRecord(context) ? String(context.sourceMessage) : String(report);
      throw new BuildEnded({ ...(typeof id === 'string' && { id }), text });
    };
    const args = {
      actions: {
        createNode: (node: NodeInput) => {
          const before = this.nodes.get(node.id);
          // Gatsby keeps the old node when the digest is the same.
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

  /** The node of a document in a locale. */
  node(slug: string, id: number | string, locale: string): Json | undefined {
    return this.nodes.get(`id:Cms/${slug}/${id}/${locale}`);
  }
}
