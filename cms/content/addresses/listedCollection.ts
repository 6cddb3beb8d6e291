import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload';
import { draftCollection } from '../../platform/access/contentCollection';
import { refuseIncomplete } from '../../platform/editing/refuseIncomplete';
import { labelRows } from '../../platform/fields/labelRows';
import type { Label } from '../../platform/labels/labels';
import { checkAddress } from './checkAddress';
import { deleteListedRedirects, updateListedRedirects } from './updateListedRedirects';
import { listedBelow } from './listedPages';
import { listedPageFields } from './listedPageFields';
import { setListedPath } from './setListedPath';
import { seoField } from '../fields/seoField';
import { publicChangeHooks } from '../publishing/publicChangeHooks';

interface ListedCollection {
  slug: 'products' | 'projects';
  labels: { singular: Label; plural: Label };
  /** Name of the field that holds the document's name. */
  title: string;
  /** Label of the listing page field in the sidebar. */
  listing: Label;
  admin: Pick<
    NonNullable<CollectionConfig['admin']>,
    'components' | 'defaultColumns' | 'listSearchableFields'
  >;
  endpoints?: Exclude<CollectionConfig['endpoints'], false | undefined>;
  /** Hooks that run before the document's URL is computed and checked. */
  beforeChange?: CollectionBeforeChangeHook[];
  tabs: [label: Label, fields: Field[]][];
}

const SEO: [Label, Field[]] = [{ he: 'קידום ושיתוף', en: 'Search and sharing' }, [seoField]];

/**
 * Defines a collection whose documents each have their own page below a listing page, for example a project below the
 * list of projects.
 */
export function listedCollection({
  slug,
  labels,
  title,
  listing,
  admin,
  endpoints = [],
  beforeChange = [],
  tabs,
}: ListedCollection): CollectionConfig {
  const watch = publicChangeHooks(slug);
  return draftCollection({
    slug,
    custom: listedBelow(slug, title),
    forceSelect: { paths: true },
    labels: { singular: { ...labels.singular }, plural: { ...labels.plural } },
    admin: { useAsTitle: title, ...admin },
    endpoints: [checkAddress(slug), ...endpoints],
    hooks: {
      ...watch,
      beforeChange: [
        ...(watch.beforeChange ?? []),
        ...beforeChange,
        refuseIncomplete(() => ['slug']),
        setListedPath(slug, title),
      ],
      afterChange: [updateListedRedirects(slug), ...(watch.afterChange ?? [])],
      beforeDelete: [deleteListedRedirects(slug), ...(watch.beforeDelete ?? [])],
    },
    fields: [
      {
        type: 'tabs',
        tabs: [...tabs, SEO].map(([label, fields]) => ({ label: { ...label }, fields: labelRows(fields) })),
      },
      ...listedPageFields({ titleField: title, kind: slug, setting: `${slug}Page`, listing }),
    ],
  });
}
