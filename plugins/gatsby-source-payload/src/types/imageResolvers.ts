import { createHash } from 'node:crypto';
import { isRecord } from '../Json';
import type { ImageOptions } from '../options';
import type { SourcedNode } from './GatsbySchema';
import { runInSequence } from './runInSequence';
import { safeFilename } from './safeFilename';
import { shortenAddresses } from './shortenAddresses';

type Arguments = Record<string, unknown>;

interface ResolveInfo {
  /** The field in the query. It contains only the arguments that the query specifies. */
  fieldNodes: readonly { arguments?: readonly { name: { value: string } }[] }[];
  originalResolver: (source: unknown, args: Arguments, context: unknown, info: unknown) => unknown;
}

interface FieldResolver {
  resolve: (source: SourcedNode, args: Arguments, context: unknown, info: ResolveInfo) => unknown;
}

/** Maximum number of cached pictures. When it is exceeded, the cache is emptied. */
const MAX_KNOWN = 10_000;

/**
 * Wraps Gatsby's resolvers of remote files:
 * - They identify a picture by its file instead of its node, so that all locales and alternative texts share one
 * picture.
 * - The default arguments of `gatsbyImage` come from the options. The schema still shows Gatsby's defaults, because
 * Gatsby creates the argument types again.
 * - Pictures of the same file are processed one after another. Otherwise Gatsby waits for the placeholder of another
 * picture in steps of three seconds. A list that shows one file a hundred times would take minutes.
 * - Results are cached for the lifetime of the process, because lists spend most of their time on picture URLs.
 * - `gatsbyImage` supports `sizes`, and `breakpoints` of constrained images, both of which Gatsby ignores.
 * - URLs of local picture files are shortened.
 * @param types node types of files
 * @param images default arguments
 * @param areFiles whether pictures are processed during the build instead of on demand
 */
export function imageResolvers(
  types: readonly string[],
  images: ImageOptions,
  areFiles: boolean,
): Record<string, Record<string, FieldResolver>> {
  const known = new Map<string, unknown>();
  const shortened = (made: unknown): unknown => (areFiles ? withAddresses(made, shortenAddresses) : made);
  const gatsbyImage: FieldResolver['resolve'] = async (source, args, context, info) => {
    if (!hasSize(source)) return null;
    const all = completed(args, givenArguments(info), images);
    const file = fileOf(source);
    const key = JSON.stringify([file.id, all]);
    const made = async () => shortened(await info.originalResolver(file, all, context, info));
    const image = known.get(key) ?? (await runInSequence(file.id, made));
    if (known.size >= MAX_KNOWN) known.clear();
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

/**
 * Replaces missing arguments with the defaults of the options. Arrays are copied, because Gatsby's resolver modifies
 * them.
 */
function completed(args: Arguments, given: ReadonlySet<string>, images: ImageOptions): Arguments {
  const { formats, placeholder, quality, breakpoints } = images;
  const defaults = { formats, placeholder, quality, breakpoints };
  const left = Object.entries(defaults).filter(([name]) => !given.has(name) || args[name] === undefined);
  const all: Arguments = { ...args, ...Object.fromEntries(left) };
  const { layout, width } = all;
  // Gatsby derives the widths of a constrained image only from pixel densities, so convert the breakpoints.
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

/** Applies a function to all URLs in a result of Gatsby's resolvers. */
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

/** Checks whether a picture has dimensions. Without them it cannot be resized, and Gatsby would end the build. */
function hasSize({ width, height }: SourcedNode): boolean {
  return isLength(width) && isLength(height);
}

/**
 * Returns a copy of a node with an id that depends only on its file. The file name is changed if Gatsby could not write
 * it.
 */
function fileOf(source: SourcedNode): SourcedNode {
  const { url, filename, mimeType, filesize, width, height } = source;
  const identity = JSON.stringify([url, filename, mimeType, filesize, width, height]);
  const contentDigest = createHash('sha1').update(identity).digest('hex');
  const name = typeof filename === 'string' ? safeFilename(filename) : filename;
  return {
    ...source,
    filename: name,
    id: contentDigest,
    internal: { type: source.internal.type, contentDigest },
  };
}
