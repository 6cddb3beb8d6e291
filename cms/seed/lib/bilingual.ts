import type { Locale } from '../../lib/locales';

/** A text in every language of the site. */
export class Text {
  constructor(readonly values: Record<Locale, string>) {}
}

/** Formatted text in every language, in the short markup that `toLexical` reads. */
export class Markup {
  constructor(readonly values: Record<Locale, string>) {}
}

/** A document of the demo content, by its key; it becomes the document's id when it is stored. */
export class Reference {
  constructor(
    readonly collection: 'pages' | 'media' | 'companies',
    readonly key: string,
  ) {}
}

export type SeedValue =
  | string
  | number
  | boolean
  | null
  | Text
  | Markup
  | Reference
  | readonly SeedValue[]
  | { readonly [field: string]: SeedValue };

/** A content block: its type, and its fields as the block's file in `cms/blocks` names them. */
export type SeedBlock = { readonly blockType: string } & Readonly<Record<string, SeedValue>>;

export const text = (he: string, en: string) => new Text({ he, en });
export const rich = (he: string, en: string) => new Markup({ he, en });
export const picture = (name: string) => new Reference('media', name);
export const page = (key: string) => new Reference('pages', key);
export const company = (key: string) => new Reference('companies', key);

/** A link to a page of the demo content, perhaps to a section of it. */
export const pageLink = (key: string, he: string, en: string, anchor: string | null = null) => ({
  name: text(he, en),
  kind: 'page',
  page: page(key),
  anchor,
  target: 'self',
});

/** A link to an address outside the site. */
export const urlLink = (url: string, he: string, en: string, target: 'self' | 'blank' = 'self') => ({
  name: text(he, en),
  kind: 'url',
  url,
  target,
});

/** A link to a file. */
export const fileLink = (name: string, he: string, en: string) => ({
  name: text(he, en),
  kind: 'file',
  file: picture(name),
  target: 'self',
});
