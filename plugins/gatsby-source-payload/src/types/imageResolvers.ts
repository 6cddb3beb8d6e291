import { createHash } from 'node:crypto';
import { isRecord } from '../Json';
import type { ImageOptions } from '../options';
import type { SourcedNode } from './GatsbySchema';
import { inTurn } from './inTurn';
import { shortAddresses } from './shortAddresses';

type Arguments = Record<string, unknown>;

interface ResolveInfo {
  /** The field as the query writes it; its arguments are those that were really given. */
  fieldNodes: readonly { arguments?: readonly { name: { value: string } }[] }[];
  originalResolver: (source: unknown, args: Arguments, context: unknown, info: unknown) => unknown;
}

interface FieldResolver {
  resolve: (source: SourcedNode, args: Arguments, context: unknown, info: ResolveInfo) => unknown;
}

/** How many pictures, of one file in one form, are remembered. */
const MOST_KNOWN = 10_000;

/**
 * What changes in the fields that Gatsby gives to remote files.
 * - All of them work on the file rather than on the node: one file has a node in each locale, whose digest changes with
 *   the alternative text; its pictures are the same, and are made once.
 * - `gatsbyImage` takes its defaults from the options. The schema goes on showing Gatsby's, because Gatsby makes the types
 *   of these arguments anew at every turn and takes no others.
 * - Pictures of one file are made in turn: Gatsby lets one of them wait three seconds for another's placeholder, again and again, so that
 *   a list that shows one file a hundred times took minutes.
 * - A picture that was made is remembered for as long as the process builds: a list of thousands spends most of its query on the
 *   addresses of its pictures.
 * - `gatsbyImage` heeds two arguments that Gatsby drops: `breakpoints` of a constrained image, and `sizes`.
 * - Addresses of pictures that are files of the site are short.
 * @param types node types of files
 * @param images the defaults
 * @param areFiles whether pictures are made while the site is built; without, its server makes them on demand
 */
export function imageResolvers(
  types: readonly string[],
  images: ImageOptions,
  areFiles: boolean,
): Record<string, Record<string, FieldResolver>> {
  const known = new Map<string, unknown>();
  const shortened = (made: unknown): unknown => (areFiles ? withAddresses(made, shortAddresses) : made);
  const gatsbyImage: FieldResolver['resolve'] = async (source, args, context, info) => {
    if (!hasSize(source)) return null;
    const all = completed(args, givenArguments(info), images);
    const file = fileOf(source);
    const key = JSON.stringify([file.id, all]);
    const made = async () => shortened(await info.originalResolver(file, all, context, info));
    const image = known.get(key) ?? (await inTurn(file.id, made));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, image);
    return typeof args.sizes === 'string' ? withSizes(image, args.sizes) : image;
  };
  const resize: FieldResolver['resolve'] = async (source, args, context, info) =>
    hasSize(source) ? shortened(await info.originalResolver(fileOf(source), args, context, info)) : null;
  const publicUrl: FieldResolver['resolve'] = (source, args, context, info) =>
    info.originalResolver(fileOf(source), args, context, info);
  const fields = {
    gatsbyImage: { resolve: gatsbyImage },
    resize: { resolve: resize },
    publicUrl: { resolve: publicUrl },
  };
  return Object.fromEntries(types.map((type) => [type, fields]));
}

function givenArguments({ fieldNodes }: ResolveInfo): Set<string> {
  return new Set(fieldNodes.flatMap((node) => (node.arguments ?? []).map((argument) => argument.name.value)));
}

/** The query's arguments, and the options for those it leaves out. Lists are copied: Gatsby's resolver changes them. */
function completed(args: Arguments, given: ReadonlySet<string>, images: ImageOptions): Arguments {
  const { formats, placeholder, quality, breakpoints } = images;
  const defaults = { formats, placeholder, quality, breakpoints };
  const left = Object.entries(defaults).filter(([name]) => !given.has(name) || args[name] === undefined);
  const all: Arguments = { ...args, ...Object.fromEntries(left) };
  const { layout, width } = all;
  // Gatsby makes the widths of a constrained image from densities only.
  if (
    layout === 'constrained' &&
    typeof width === 'number' &&
    given.has('breakpoints') &&
    !given.has('outputPixelDensities')
  ) {
    all.outputPixelDensities = (all.breakpoints as number[]).map((breakpoint) => breakpoint / width);
  }
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [
      name,
      Array.isArray(value) ? [...(value as unknown[])] : value,
    ]),
  );
}

/** The addresses in what Gatsby's resolvers of pictures answer. */
function withAddresses(made: unknown, change: (addresses: string) => string): unknown {
  if (Array.isArray(made)) return made.map((part) => withAddresses(part, change));
  if (!isRecord(made)) return made;
  return Object.fromEntries(
    Object.entries(made).map(([name, value]) => [
      name,
      /^src(Set)?$/.test(name) && typeof value === 'string' ? change(value) : withAddresses(value, change),
    ]),
  );
}

function withSizes(image: unknown, sizes: string): unknown {
  if (!isRecord(image) || !isRecord(image.images)) return image;
  const { sources, fallback } = image.images;
  const resized = (source: unknown) => (isRecord(source) ? { ...source, sizes } : source);
  return {
    ...image,
    images: { sources: Array.isArray(sources) ? sources.map(resized) : sources, fallback: resized(fallback) },
  };
}

const isLength = (value: unknown): boolean => typeof value === 'number' && value > 0;

/** A picture without any extent cannot be resized; asking for it would end the build. */
function hasSize({ width, height }: SourcedNode): boolean {
  return isLength(width) && isLength(height);
}

/** A node's file: named by what is in it, not by the node. */
function fileOf(source: SourcedNode): SourcedNode {
  const { url, filename, mimeType, filesize, width, height } = source;
  const identity = JSON.stringify([url, filename, mimeType, filesize, width, height]);
  const contentDigest = createHash('sha1').update(identity).digest('hex');
  return { ...source, id: contentDigest, internal: { type: source.internal.type, contentDigest } };
}
