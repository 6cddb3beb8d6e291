import type { Locale } from '../../platform/locales/locales';

/** A plain text in every language of the site. */
export class Text {
  constructor(readonly values: Record<Locale, string>) {}
}

/** A formatted text in every language of the site, in the markup that `toLexical` reads. */
export class Markup {
  constructor(readonly values: Record<Locale, string>) {}
}

/** Collections whose documents the demo content can refer to. */
export type Referable =
  | 'pages'
  | 'media'
  | 'companies'
  | 'articleCategories'
  | 'projects'
  | 'products'
  | 'buildings'
  | 'apartments'
  | 'forms'
  | 'projectTypes'
  | 'projectStatuses'
  | 'designations'
  | 'propertyTypes'
  | 'apartmentTypes'
  | 'characteristics'
  | 'countries'
  | 'cities'
  | 'groupSites'
  | 'partners'
  | 'productCategories'
  | 'productKeyFeatures'
  | 'marketingSlides'
  | 'jobProfessions'
  | 'jobAreas'
  | 'jobScopes'
  | 'companyDivisions'
  | 'deliveryBuildings'
  | 'fileDestinations'
  | 'fileCategories';

/**
 * A reference to another document of the demo content by its key. It is replaced with the document's id when it is
 * stored.
 */
export class Reference<Collection extends Referable = Referable> {
  constructor(
    readonly collection: Collection,
    readonly key: string,
  ) {}
}

/** Any value that a field of the demo content can have. `SeedOf` gives the exact type of a field. */
export type SeedValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | Text
  | Markup
  | Reference
  | readonly SeedValue[]
  | { readonly [field: string]: SeedValue };

export const text = (he: string, en: string) => new Text({ he, en });
export const rich = (he: string, en: string) => new Markup({ he, en });
export const picture = (name: string) => new Reference('media', name);
export const page = (key: string) => new Reference('pages', key);
export const company = (key: string) => new Reference('companies', key);
export const form = (key: string) => new Reference('forms', key);
export const apartment = (key: string) => new Reference('apartments', key);
export const building = (key: string) => new Reference('buildings', key);
export const category = (key: string) => new Reference('articleCategories', key);
