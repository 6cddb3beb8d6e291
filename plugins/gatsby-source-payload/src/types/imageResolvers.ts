import { createHash } from 'node:crypto';
import type { ImageOptions } from '../options';
import type { SourcedNode } from './GatsbySchema';

type Arguments = Record<string, unknown>;

interface ResolveInfo {
  /** The field as the query writes it; its arguments are those that were really given. */
  fieldNodes: readonly { arguments?: readonly { name: { value: string } }[] }[];
  originalResolver: (source: unknown, args: Arguments, context: unknown, info: unknown) => unknown;
}

interface FieldResolver {
  resolve: (source: SourcedNode, args: Arguments, context: unknown, info: ResolveInfo) => unknown;
}

/**
 * What changes in the fields that Gatsby gives to remote files. `gatsbyImage` gets the site's own defaults: the schema
 * goes on showing Gatsby's, because Gatsby makes the types of these arguments anew at every turn and takes no others.
 * All fields work on the file rather than on the node: one file has a node in each locale, whose digest changes with the
 * alternative text; its pictures are the same, and are made once.
 * @param types node types of files
 * @param images the defaults
 */
export function imageResolvers(types: readonly string[], images: ImageOptions): Record<string, Record<string, FieldResolver>> {
  const image: FieldResolver = {
    resolve: (source, args, context, info) => {
      if (!hasSize(source)) return null;
      return info.originalResolver(fileOf(source), { ...args, ...defaultsFor(info, images) }, context, info);
    },
  };
  const resize: FieldResolver = {
    resolve: (source, args, context, info) =>
      hasSize(source) ? info.originalResolver(fileOf(source), args, context, info) : null,
  };
  const publicUrl: FieldResolver = {
    resolve: (source, args, context, info) => info.originalResolver(fileOf(source), args, context, info),
  };
  return Object.fromEntries(types.map((type) => [type, { gatsbyImage: image, resize, publicUrl }]));
}

/** The options for the arguments that the query leaves out. Copied, because Gatsby's resolver changes lists it is given. */
function defaultsFor({ fieldNodes }: ResolveInfo, images: ImageOptions): Arguments {
  const given = new Set(fieldNodes.flatMap((node) => (node.arguments ?? []).map((argument) => argument.name.value)));
  const left = Object.entries(images).filter(([name]) => !given.has(name));
  return Object.fromEntries(left.map(([name, value]) => [name, Array.isArray(value) ? [...(value as unknown[])] : value]));
}

function hasSize({ width, height }: SourcedNode): boolean {
  return typeof width === 'number' && typeof height === 'number';
}

/** A node's file: named by what is in it, not by the node. */
function fileOf(source: SourcedNode): SourcedNode {
  const { url, filename, mimeType, filesize, width, height } = source;
  const identity = JSON.stringify([url, filename, mimeType, filesize, width, height]);
  const contentDigest = createHash('sha1').update(identity).digest('hex');
  return { ...source, id: contentDigest, internal: { type: source.internal.type, contentDigest } };
}
