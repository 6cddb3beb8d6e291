/** A collection or global to source. The type is needed only where the CMS gives it a GraphQL name unlike its slug. */
export interface EntityOption {
  slug: string;
  type?: string;
}

export type ImageFormat = 'auto' | 'jpg' | 'png' | 'webp' | 'avif';
export type ImagePlaceholder = 'dominantColor' | 'blurred' | 'none';

/** Defaults of the image fields' arguments, so that queries need not repeat them. */
export interface ImageOptions {
  formats: ImageFormat[];
  placeholder: ImagePlaceholder;
  quality: number;
  breakpoints: number[];
}

/** The plugin's options after {@link resolveOptions}: nothing optional is left to guess. */
export interface Options {
  serverUrl: string;
  apiRoute: string;
  apiKey: string | null;
  apiKeyCollection: string;
  prefix: string;
  /** Empty: those that `versionsRoute` names, globals too. */
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

/** The options as a site writes them in its gatsby-config, checked by the options schema. */
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
 * Fills what a site left out.
 * @param input options that passed the options schema
 */
export function resolveOptions(input: OptionsInput): Options {
  return {
    serverUrl: input.serverUrl.replace(/\/+$/, ''),
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
