import type { Project } from '../../../payload-types';
import { picture, Reference, text, type Markup, type Text } from '../../lib/bilingual';
import type { SeedOf } from '../../lib/SeedOf';
import { neighbourhood } from './neighbourhood';
import { ownGallery } from './projectPictures';

/** A project of the demo content. */
export type SeedProject = Omit<
  SeedOf<Omit<Project, 'path' | 'paths'>>,
  'projectTitle' | 'slug' | 'languages'
> & {
  readonly key: string;
  readonly projectTitle: Text;
  readonly slug: Text;
};

/** The facts needed to create a project. */
export interface ProjectFacts {
  key: string;
  title: Text;
  /** Slug in Latin letters, the same in both languages. */
  slug: string;
  type: string;
  property: string;
  company: string;
  designations: readonly string[];
  statuses: readonly string[];
  sites?: readonly string[];
  city: string;
  country?: string;
  /** A quarter or landmark, shown after the city. */
  where?: Text;
  street?: Text;
  at: readonly [latitude: number, longitude: number];
  picture: string;
  phonePicture?: string;
  /** Names of its own pictures that its page shows outside the gallery. */
  shownElsewhere?: readonly string[];
  units?: number;
  squareMeters?: number;
  priority?: number;
  lead: Text;
  about: Markup;
  numbers: readonly (readonly [number: string, next: Text | null, below: Text])[];
  gallery?: readonly string[];
  has?: readonly string[];
  around?: readonly Text[];
  architects?: Text;
  partners?: readonly string[];
  entrepreneurs?: readonly string[];
  related?: readonly string[];
}

const to = <Slug extends Reference['collection']>(collection: Slug, keys: readonly string[]) =>
  keys.map((key) => new Reference(collection, key));

/** Creates a project from its facts. */
export function project(facts: ProjectFacts): SeedProject {
  const { key, title, slug, city, country = 'israel', numbers, has, around, architects } = facts;
  const gallery = [
    ...ownGallery(key, facts.shownElsewhere ?? []),
    ...(facts.gallery ?? []).map((name) => picture(name)),
  ];
  return {
    key,
    projectTitle: title,
    slug: text(slug, slug),
    umbracoName: title.values.en,
    parentPage: new Reference('pages', 'projects'),
    projectType: new Reference('projectTypes', facts.type),
    propertyType: new Reference('propertyTypes', facts.property),
    company: new Reference('companies', facts.company),
    propertyDesignations: to('designations', facts.designations),
    projectStatuses: to('projectStatuses', facts.statuses),
    groupSites: to('groupSites', facts.sites ?? [facts.company]),
    country: to('countries', [country]),
    city: to('cities', [city]),
    extraInfo: facts.where ?? null,
    address: { street: facts.street ?? null, latitude: facts.at[0], longitude: facts.at[1] },
    ...(facts.street &&
      country === 'israel' && { surroundings: neighbourhood({ ...facts, street: facts.street.values }) }),
    thumbnail: picture(facts.picture),
    heroBanner: {
      thumbnail: picture(facts.picture),
      mobile: facts.phonePicture ? picture(facts.phonePicture) : null,
    },
    residentialUnits: facts.units ?? null,
    squareMeters: facts.squareMeters ?? null,
    priorityID: facts.priority ?? 100,
    text: facts.lead,
    subTitle: text('על הפרויקט', 'About the project'),
    contentHTML: facts.about,
    numbersNew: numbers.map(([number, next, below]) => ({
      number: text(number, number),
      textNextToNumber: next,
      text: below,
    })),
    ...(gallery.length > 0 && { gallery, galleryTitle: text('מבט מקרוב', 'A closer look') }),
    ...(has && {
      buildingCharacteristicsTitle: text('מה יש בבניין', 'What’s in the building'),
      buildingCharacteristicsSelection: to('characteristics', has),
    }),
    ...(around && {
      titleGetToKnowTheEnvironment: text('מסביב', 'The neighbourhood'),
      getToKnowTheEnvironment: around.map((one) => ({ text: one })),
    }),
    ...(architects && {
      architectsOfficeTitle: text('האדריכלים', 'The architects'),
      architectsOffice: architects,
    }),
    ...((facts.partners ?? facts.entrepreneurs) && {
      groupPartnersTitle: text('מי בונה', 'Who is building it'),
      companies: to('partners', [facts.company === 'group' ? 'construction' : facts.company]),
      partners: to('partners', facts.partners ?? []),
      entrepreneursTitle: text('היזמים', 'The developers'),
      entrepreneurs: to('partners', facts.entrepreneurs ?? []),
    }),
    ...(facts.related && {
      seeMoreTitle: text('פרויקטים נוספים', 'More projects'),
      relatedProjects: to('projects', facts.related),
    }),
  };
}
