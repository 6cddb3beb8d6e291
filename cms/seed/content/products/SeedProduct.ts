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

/** The data of one product. Its key in the list is also its slug. */
export interface ProductFacts {
  name: Pair;
  /** What the product is used for, in a few words. */
  use: Pair;
  categories: readonly string[];
  kinds?: readonly string[];
  features?: readonly string[];
  picture: string;
  about: Pair;
  /** Its material. */
  made?: Pair;
  /** Step-by-step instructions, in the markup that `toLexical` reads. */
  how?: Pair;
  good?: Pair;
  /** Advantages over other products. */
  advantages?: Pair;
  /** Sections shown next to the standards, each with a title and a text in the markup that `toLexical` reads. */
  details?: readonly (readonly [title: Pair, words: Pair])[];
  /** Name of the picture at the top of the product's page. */
  banner?: string;
  /** Rows of technical data for the data sheet, each with name and value in Hebrew, then in English. */
  data: readonly (readonly [heName: string, heValue: string, enName: string, enValue: string])[];
  /** The standard that the product meets. */
  standard?: Pair;
  related?: readonly string[];
}

/** Data that all products of a company share. */
export interface ProductHouse {
  company: string;
  safety: Markup;
  disclaimer: Markup;
}

/** Name of the file with the technical data of all products. */
const CATALOGUE = 'products-catalogue';

const pair = ([he, en]: Pair) => text(he, en);
const markup = (words: Pair | undefined) => (words ? rich(...words) : null);
const to = <Slug extends Reference['collection']>(collection: Slug, keys: readonly string[] = []) =>
  keys.map((key) => new Reference(collection, key));

/** Maximum number of related products that are added if the product names none. */
const MAX_RELATED = 4;

/** Finds products of the same company that serve a similar purpose. The most similar ones come first. */
function alike(key: string, facts: Readonly<Record<string, ProductFacts>>): string[] {
  const own = facts[key];
  const common = ({ kinds = [], categories }: ProductFacts) =>
    2 * kinds.filter((kind) => own?.kinds?.includes(kind)).length +
    categories.filter((category) => own?.categories.includes(category)).length;
  return Object.entries(facts)
    .filter(([other, fact]) => other !== key && common(fact) > 0)
    .sort(([, a], [, b]) => common(b) - common(a))
    .slice(0, MAX_RELATED)
    .map(([other]) => other);
}

/** Creates the products of one company from their facts. */
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
