/** A collection or global to source. `type` is needed only if its GraphQL name cannot be derived from the slug. */
export interface EntityOption {
  slug: string;
  type?: string;
}

export type ImageFormat = 'auto' | 'jpg' | 'png' | 'webp' | 'avif';
export type ImagePlaceholder = 'dominantColor' | 'blurred' | 'none';

/** Default arguments of the image fields in GraphQL. */
export interface ImageOptions {
  formats: ImageFormat[];
  placeholder: ImagePlaceholder;
  quality: number;
  breakpoints: number[];
}

/** The plugin's options with all defaults, as returned by {@link resolveOptions}. */
export interface Options {
  serverUrl: string;
  apiRoute: string;
  apiKey: string | null;
  apiKeyCollection: string;
  prefix: string;
  /** If empty, all collections and globals that `versionsRoute` reports are sourced. */
  collections: EntityOption[];
  globals: EntityOption[];
  locales: string[];
  defaultLocale: string;
  tombstones: string | null;
  versionsRoute: string | null;
  languagesField: string;
  pathField: string;
  blockTypes: Record<string, string>;
  preview: boolean;
  images: ImageOptions;
  pageSize: number;
  concurrency: number;
  timeout: number;
  retries: number;
}

/** The plugin's options as written in the site's gatsby-config, after Gatsby has validated them. */
export interface OptionsInput {
  serverUrl: string;
  apiRoute?: string;
  apiKey?: string | null;
  apiKeyCollection?: string;
  prefix?: string;
  collections?: (string | EntityOption)[];
  globals?: (string | EntityOption)[];
  locales: string[];
  defaultLocale?: string;
  tombstones?: string | false;
  versionsRoute?: string;
  languagesField?: string;
  pathField?: string;
  blockTypes?: Record<string, string>;
  preview?: boolean;
  images?: Partial<ImageOptions>;
  pageSize?: number;
  concurrency?: number;
  timeout?: number;
  retries?: number;
}

export const DEFAULT_IMAGES: ImageOptions = {
  formats: ['auto', 'webp'],
  placeholder: 'dominantColor',
  quality: 75,
  breakpoints: [750, 1080, 1366, 1920],
};

const entity = (option: string | EntityOption): EntityOption =>
  typeof option === 'string' ? { slug: option } : option;

/**
 * Adds the defaults of missing options.
 * @param input validated options
 */
export function resolveOptions(input: OptionsInput): Options {
  return {
    serverUrl: input.serverUrl.replace(/(?<!\/)\/+$/, ''),
    apiRoute: input.apiRoute ?? '/api',
    apiKey: input.apiKey ?? null,
    apiKeyCollection: input.apiKeyCollection ?? 'services',
    prefix: input.prefix ?? 'Cms',
    collections: (input.collections ?? []).map(entity),
    globals: (input.globals ?? []).map(entity),
    locales: input.locales,
    defaultLocale: input.defaultLocale ?? input.locales[0] ?? '',
    tombstones: input.tombstones === false ? null : (input.tombstones ?? 'tombstones'),
    versionsRoute: input.versionsRoute ?? null,
    languagesField: input.languagesField ?? 'languages',
    pathField: input.pathField ?? 'path',
    blockTypes: input.blockTypes ?? {},
    preview: input.preview ?? false,
    images: { ...DEFAULT_IMAGES, ...input.images },
    pageSize: input.pageSize ?? 100,
    concurrency: input.concurrency ?? 4,
    timeout: input.timeout ?? 30_000,
    retries: input.retries ?? 4,
  };
}
