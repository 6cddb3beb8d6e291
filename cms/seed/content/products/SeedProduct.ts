import type { Product } from '../../../payload-types';
import { picture, Reference, rich, text, type Markup, type Text } from '../../lib/bilingual';
import { fileLink } from '../../lib/links';
import type { SeedOf } from '../../lib/SeedOf';
import { sheetsOf } from './sheetsOf';

/** A product of the demo content. */
export type SeedProduct = Omit<
  SeedOf<Omit<Product, 'path' | 'paths'>>,
  'productName' | 'slug' | 'languages'
> & {
  readonly key: string;
  readonly productName: Text;
  readonly slug: Text;
};

type Pair = readonly [he: string, en: string];

/** A product's own data. Its key is also its slug. */
export interface ProductFacts {
  name: Pair;
  /** Its use in a few words. */
  use: Pair;
  categories: readonly string[];
  kinds?: readonly string[];
  features?: readonly string[];
  picture: string;
  about: Pair;
  /** Its material. */
  made?: Pair;
  /** Instructions step by step, in the markup of rich texts. */
  how?: Pair;
  good?: Pair;
  /** What it does better than others. */
  advantages?: Pair;
  /** Sections beside the standards: title and text in the markup of rich texts. */
  details?: readonly (readonly [title: Pair, words: Pair])[];
  /** Picture across the top of its page. */
  banner?: string;
  /** Figures of the data sheet: name and value in Hebrew, name and value in English. */
  data: readonly (readonly [heName: string, heValue: string, enName: string, enValue: string])[];
  /** The standard it meets. */
  standard?: Pair;
  related?: readonly string[];
}

/** Common data of a company's products. */
export interface ProductHouse {
  company: string;
  safety: Markup;
  disclaimer: Markup;
}

/** File with the figures of all products. */
const CATALOGUE = 'products-catalogue';

const pair = ([he, en]: Pair) => text(he, en);
const markup = (words: Pair | undefined) => (words ? rich(...words) : null);
const to = <Slug extends Reference['collection']>(collection: Slug, keys: readonly string[] = []) =>
  keys.map((key) => new Reference(collection, key));

/** Number of related products when a product's facts name none. */
const MOST_RELATED = 4;

/** Finds products of the same company for the same purpose, most similar first. */
function alike(key: string, facts: Readonly<Record<string, ProductFacts>>): string[] {
  const own = facts[key];
  const common = ({ kinds = [], categories }: ProductFacts) =>
    2 * kinds.filter((kind) => own?.kinds?.includes(kind)).length +
    categories.filter((category) => own?.categories.includes(category)).length;
  return Object.entries(facts)
    .filter(([other, fact]) => other !== key && common(fact) > 0)
    .sort(([, a], [, b]) => common(b) - common(a))
    .slice(0, MOST_RELATED)
    .map(([other]) => other);
}

/** Products of one company, by key. */
export function productsOf(
  house: ProductHouse,
  facts: Readonly<Record<string, ProductFacts>>,
): SeedProduct[] {
  return Object.entries(facts).map(([key, fact], index) => ({
    key,
    productName: pair(fact.name),
    slug: text(key, key),
    shortUse: pair(fact.use),
    parentPage: new Reference('pages', 'products'),
    company: new Reference('companies', house.company),
    productCategory: to('productCategories', fact.categories),
    productSubCategory: to('productCategories', fact.kinds),
    productKeyFeatures: to('productKeyFeatures', fact.features),
    image: [picture(`product-${fact.picture}`)],
    productDescription: rich(...fact.about),
    priorityID: index + 1,
    prodocutProperties: markup(fact.good),
    dataTable: fact.data.map(([heName, heValue, enName, enValue]) => ({
      title: text(heName, enName),
      value: text(heValue, enValue),
    })),
    ingredients: markup(fact.made),
    advantages: markup(fact.advantages),
    ...(fact.details && {
      additionalDetails: fact.details.map(([title, words]) => ({ title: pair(title), text: rich(...words) })),
    }),
    ...(fact.banner && { mainBanner: { desktopImage: picture(fact.banner) } }),
    usageInstructions: markup(fact.how),
    safetyGuidelines: house.safety,
    technicalDocuments: [...sheetsOf(key).sheets, picture(CATALOGUE)],
    ...(fact.standard && {
      standards: [{ name: pair(fact.standard), icon: picture('icon-shield'), standardsFile: null }],
    }),
    technicalSpec: fileLink(sheetsOf(key).specification, 'המפרט הטכני', 'Technical specification'),
    relatedProducts: {
      title: text('הולך טוב עם', 'Goes well with'),
      products: to('products', fact.related ?? alike(key, facts)),
    },
    legalDisclaimer: house.disclaimer,
  }));
}
