import { describe, expect, it } from 'vitest';
import { LOCALES } from '../platform/locales/locales';
import { apartments as rentalApartments, buildings as rentalBuildings } from './content/apartments';
import { articleCategories } from './content/articleCategories';
import { companies, contactSubjects } from './content/companies';
import { deliveryBuildings } from './content/deliveries/buildings';
import { factories } from './content/factories';
import { footer, header, redirects, siteSettings } from './content/globals';
import { forms } from './content/forms/forms';
import { files } from './content/files/files';
import { jobLists } from './content/jobLists';
import { jobs } from './content/jobs';
import { moreJobs } from './content/moreJobs';
import { picturedHomes } from './content/homes/homePictures';
import { dataSheets } from './content/products/dataSheets';
import { products } from './content/products/products';
import { projects } from './content/projects/projects';
import { saleApartments, saleBuildings } from './content/saleApartments';
import { Markup, Reference, Text, type Referable } from './lib/bilingual';
import { seedPath } from './lib/seedPath';
import { pages } from './pages/pages';
import { lookups, slides } from './steps/seedLookups';

interface Found {
  place: string;
  value: unknown;
}

/** Yields every text, formatted text and reference in a piece of content, with its place. */
function* walk(value: unknown, place: string): Generator<Found> {
  if (value instanceof Text || value instanceof Markup || value instanceof Reference) yield { place, value };
  else if (value !== null && typeof value === 'object') {
    for (const [name, field] of Object.entries(value)) yield* walk(field, `${place}.${name}`);
  }
}

/** Minimum length of a description. Anything shorter would say less than the page's title. */
const MIN_DESCRIPTION_LENGTH = 50;

const apartments = [...rentalApartments, ...saleApartments];
const buildings = [...rentalBuildings, ...saleBuildings];

const content = {
  jobs,
  moreJobs,
  jobLists,
  pages,
  companies,
  contactSubjects,
  siteSettings,
  header,
  footer,
  redirects,
  files,
  forms,
  lookups,
  slides,
  projects,
  products,
  dataSheets: products.flatMap(dataSheets).map(({ alt }) => alt),
  buildings,
  apartments,
};
const found = [...walk(content, 'content')];
const texts = found.filter(({ value }) => value instanceof Text || value instanceof Markup) as {
  place: string;
  value: Text | Markup;
}[];

describe('the texts of the demo content', () => {
  it.each(LOCALES)('exist in %s', (locale) => {
    const missing = texts.filter(({ value }) => !value.values[locale].trim()).map(({ place }) => place);
    expect(missing).toEqual([]);
  });

  it('contain Hebrew letters in Hebrew and Latin letters in English', () => {
    const HEBREW = /[א-ת]/;
    // Slugs are Latin in both languages. E-mail addresses and numbers have no language.
    const spoken = texts.filter(
      ({ place, value }) => !place.endsWith('.slug') && !value.values.he.includes('@'),
    );
    const wrong = spoken.filter(
      ({ value: { values } }) =>
        HEBREW.test(values.en) || (/[a-z]{4}/.test(values.he) && !HEBREW.test(values.he)),
    );
    expect(wrong.map(({ place }) => place)).toEqual([]);
  });
});

describe('the pictures of the demo content', () => {
  const firstPicture = ({ blocks }: (typeof pages)[number]): unknown =>
    blocks.find((block) => 'desktopImage' in block && block.desktopImage);

  it('differ for each article of the magazine', () => {
    const shown = pages.flatMap(({ article }) => article?.desktopPicture?.key ?? []);
    expect(shown.length).toBeGreaterThan(15);
    expect(twice(shown)).toEqual([]);
  });

  it('differ at the top of each family of products', () => {
    const shown = pages
      .filter(({ parent }) => parent === 'products')
      .map((page) => (firstPicture(page) as { desktopImage: Reference }).desktopImage.key);
    expect(shown.length).toBeGreaterThan(4);
    expect(twice(shown)).toEqual([]);
  });

  it('show each factory’s goods, with a different picture for each kind', () => {
    const makers = factories.flatMap(({ image, mapPinBackground, factoryName }) =>
      image && /works|plant|quarry/.test((factoryName as Text).values.en)
        ? [`${image.key} ${String(mapPinBackground)}`]
        : [],
    );
    expect(twice([...new Set(makers)].map((maker) => maker.split(' ')[0] ?? ''))).toEqual([]);
  });

  it('are all used', () => {
    const shown = new Set(
      [...walk({ ...content, files: [], factories, deliveryBuildings }, 'content')].flatMap(({ value }) =>
        value instanceof Reference && value.collection === 'media' ? [value.key] : [],
      ),
    );
    const pictures = files.filter(({ ending }) => ending === 'jpg');
    expect(pictures.filter(({ name }) => !shown.has(name)).map(({ name }) => name)).toEqual([]);
  });
});

describe('the typography of the demo content', () => {
  it('uses Hebrew quotation marks in Hebrew, not straight ones', () => {
    const straight = texts.filter(({ value: { values } }) => /"[א-ת]|[א-ת]"/.test(values.he));
    expect(straight.map(({ place }) => place)).toEqual([]);
  });
});

describe('the references of the demo content', () => {
  const known: Partial<Record<Referable, ReadonlySet<string>>> = {
    pages: new Set(pages.map(({ key }) => key)),
    media: new Set([...files, ...products.flatMap(dataSheets)].map(({ name }) => name)),
    companies: new Set(companies.map(({ key }) => key)),
    articleCategories: new Set(articleCategories.map(({ key }) => key)),
    buildings: new Set(buildings.map(({ key }) => key)),
    apartments: new Set(apartments.map(({ assetName }) => assetName)),
    forms: new Set(forms.map(({ key }) => key)),
    projects: new Set(projects.map(({ key }) => key)),
    products: new Set(products.map(({ key }) => key)),
    ...Object.fromEntries(
      [...lookups, slides].map(({ collection, entries }) => [
        collection,
        new Set(entries.map(({ key }) => key)),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(jobLists).map(([list, rows]) => [list, new Set(rows.map(({ key }) => key))]),
    ),
  };

  it('lead to documents that the seed creates', () => {
    const references = found
      .map(({ value }) => value)
      .filter((value): value is Reference => value instanceof Reference);
    const lost = references.filter(({ collection, key }) => !known[collection]?.has(key));
    expect(lost).toEqual([]);
  });

  it('lead to documents that the seed creates, also in formatted text', () => {
    const targets = texts.flatMap(({ place, value }) =>
      value instanceof Markup
        ? LOCALES.flatMap((locale) =>
            [...value.values[locale].matchAll(/\]\((page|file):([^)]+)\)/g)].map(([, kind, key]) => ({
              place,
              kind,
              key,
            })),
          )
        : [],
    );
    expect(targets.length).toBeGreaterThan(0);
    const lost = targets.filter(
      ({ kind, key }) => !known[kind === 'page' ? 'pages' : 'media']?.has(key ?? ''),
    );
    expect(lost).toEqual([]);
  });
});

describe('the pages of the demo content', () => {
  it('have unique keys and addresses', () => {
    expect(twice(pages.map(({ key }) => key))).toEqual([]);
    for (const locale of LOCALES)
      expect(twice(pages.map((page) => seedPath(page, pages, locale)))).toEqual([]);
  });

  it('have slugs without characters that an address must escape', () => {
    for (const page of pages) {
      for (const locale of LOCALES) if (page.slug) expect(page.slug.values[locale]).toMatch(/^[a-z0-9-]+$/);
    }
  });

  it('have different descriptions for search engines that say what is on them', () => {
    // Articles are left out, because their subtitle is their description.
    const described = pages.filter(({ article, noIndex }) => !article && !noIndex);
    for (const locale of LOCALES) {
      expect(twice(described.map(({ description }) => description.values[locale]))).toEqual([]);
      const short = described.filter(
        ({ description }) => description.values[locale].length < MIN_DESCRIPTION_LENGTH,
      );
      expect(short.map(({ key }) => key)).toEqual([]);
    }
  });

  it('come after their parents', () => {
    for (const [index, { key, parent }] of pages.entries()) {
      if (parent)
        expect(
          pages.findIndex((page) => page.key === parent),
          key,
        ).toBeLessThan(index);
    }
  });
});

describe('the projects, homes and products', () => {
  const keysOf = (references: readonly Reference[] | null | undefined) =>
    (references ?? []).map(({ key }) => key);

  it('are 40 projects, six of them to rent, 120 homes and 60 products', () => {
    expect(projects).toHaveLength(40);
    expect(projects.filter(({ projectType }) => projectType?.key === 'rental')).toHaveLength(6);
    expect(rentalApartments).toHaveLength(120);
    expect(products).toHaveLength(60);
  });

  it('include projects abroad, and several buildings per rental project', () => {
    expect(projects.filter(({ country }) => !keysOf(country).includes('israel')).length).toBeGreaterThan(2);
    const rentals = projects.filter(({ projectType }) => projectType?.key === 'rental');
    const several = rentals.filter(
      ({ key }) =>
        new Set(
          rentalApartments.filter(({ project }) => project?.key === key).map(({ building }) => building?.key),
        ).size > 1,
    );
    expect(several.length).toBeGreaterThan(3);
  });

  it.each(['additionalDetails', 'advantages', 'mainBanner', 'standards', 'dataTable'] as const)(
    'include products with %s ',
    (field) => {
      const having = products.filter((product) => {
        const value = product[field];
        return Array.isArray(value) ? value.length > 0 : Boolean(value);
      });
      expect(having.length).toBeGreaterThan(0);
    },
  );

  it('come with forty open positions', () => {
    const open = [...jobs, ...moreJobs].filter(
      ({ closingDate }) => typeof closingDate !== 'string' || Date.parse(closingDate) > Date.now(),
    );
    expect(open).toHaveLength(40);
  });

  it('have unique keys, addresses and asset names', () => {
    for (const list of [projects, products]) {
      expect(twice(list.map(({ key }) => key))).toEqual([]);
      for (const locale of LOCALES) expect(twice(list.map(({ slug }) => slug.values[locale]))).toEqual([]);
      for (const { slug } of list)
        for (const locale of LOCALES) expect(slug.values[locale]).toMatch(/^[a-z0-9-]+$/);
    }
    expect(twice(apartments.map(({ assetName }) => assetName))).toEqual([]);
  });

  it('use each type, status, designation, city and group site of the lists', () => {
    const used = {
      projectTypes: new Set(projects.map(({ projectType }) => projectType?.key)),
      projectStatuses: new Set(projects.flatMap(({ projectStatuses }) => keysOf(projectStatuses))),
      designations: new Set(projects.flatMap(({ propertyDesignations }) => keysOf(propertyDesignations))),
      cities: new Set(projects.flatMap(({ city }) => keysOf(city))),
      countries: new Set(projects.flatMap(({ country }) => keysOf(country))),
      groupSites: new Set(projects.flatMap(({ groupSites }) => keysOf(groupSites))),
      propertyTypes: new Set(projects.map(({ propertyType }) => propertyType?.key)),
    };
    for (const [collection, keys] of Object.entries(used)) {
      const entries = lookups.find((one) => one.collection === collection)?.entries ?? [];
      const unused = entries.filter(({ key }) => !keys.has(key)).map(({ key }) => key);
      expect({ collection, unused }).toEqual({ collection, unused: [] });
    }
  });

  it('give each home the plan with its rooms, area and balcony', () => {
    for (const home of apartments) {
      const drawn = picturedHomes.find(({ planName }) => planName === home.blueprintOfTheApartment?.key);
      const { rooms, area, balcony } = drawn?.plan ?? {};
      expect(drawn?.assetName).toBe(home.assetName);
      expect([home.numberOfRooms, home.areaInSquareMeters, home.balconySquareMeter ?? 0]).toEqual([
        rooms,
        area,
        balcony,
      ]);
    }
  });

  it('place homes only on floors that their building has', () => {
    for (const { assetName, floor, building } of apartments) {
      const house = buildings.find(({ key }) => key === building?.key);
      expect((floor ?? 99) <= (house?.severalFloorsInTheBuilding ?? 0), assetName).toBe(true);
    }
  });

  it('match their projects in number of homes for sale and lowest price', () => {
    const ofSale = (project: string) => saleApartments.filter((home) => home.project?.key === project);
    const left = (project: string) => ofSale(project).filter((home) => home.moreInfoContentHTML === null);
    const said = (key: string) => projects.find((project) => project.key === key)?.numbersNew?.[0]?.number;
    for (const key of ['shoreTowers', 'almondGrove'])
      expect(String(left(key).length)).toBe((said(key) as Text).values.en);
    const lowest = (key: string, rooms: number) =>
      Math.min(...left(key).flatMap((home) => (home.numberOfRooms === rooms ? (home.price ?? []) : [])));
    const price = (key: string) => projects.find((project) => project.key === key)?.price;
    expect(lowest('masilaQuarter', 4)).toBe(price('masilaQuarter'));
    expect(lowest('shoreTowers', 3)).toBe(price('shoreTowers'));
  });

  it('cover all cases of the lists: taken, without a price or date, immediate, later, small and large', () => {
    const some = (test: (home: (typeof apartments)[number]) => boolean) => apartments.filter(test).length;
    expect(some(({ moreInfoContentHTML }) => moreInfoContentHTML === 'reserved')).toBeGreaterThan(5);
    expect(some(({ price }) => price === null)).toBeGreaterThan(1);
    expect(some(({ entryDate }) => entryDate === null)).toBeGreaterThan(1);
    expect(some(({ availableImmediately }) => availableImmediately === true)).toBeGreaterThan(20);
    expect(some(({ numberOfRooms }) => (numberOfRooms ?? 0) >= 6)).toBeGreaterThan(5);
    expect(some(({ balconySquareMeter }) => balconySquareMeter === null)).toBeGreaterThan(5);
    expect(some(({ houseCommitee }) => houseCommitee === null)).toBeGreaterThan(5);
  });
});

/** Returns the values that occur more than once. */
function twice(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
