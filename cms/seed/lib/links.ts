import type { Link } from '../../payload-types';
import { page, picture, Reference, text } from './bilingual';
import type { SeedOf } from './SeedOf';

type SeedLink = SeedOf<Link>;

/** Creates a link to a page of the demo content, or to a section of it. */
export const pageLink = (key: string, he: string, en: string, anchor: string | null = null): SeedLink => ({
  name: text(he, en),
  kind: 'page',
  page: page(key),
  anchor,
  target: 'self',
});

/** Creates a link to a project of the demo content, or to a section of its page. */
export const projectLink = (key: string, he: string, en: string, anchor: string | null = null): SeedLink => ({
  name: text(he, en),
  kind: 'project',
  project: new Reference('projects', key),
  anchor,
  target: 'self',
});

/** Creates a link to a URL. */
export const urlLink = (
  url: string,
  he: string,
  en: string,
  target: 'self' | 'blank' = 'self',
): SeedLink => ({
  name: text(he, en),
  kind: 'url',
  url,
  target,
});

/** Creates a link to a file. */
export const fileLink = (name: string, he: string, en: string): SeedLink => ({
  name: text(he, en),
  kind: 'file',
  file: picture(name),
  target: 'self',
});

/** Creates a link to an anchor on the same page. */
export const anchorLink = (anchor: string, he: string, en: string): SeedLink => ({
  name: text(he, en),
  kind: 'url',
  anchor,
  target: 'self',
});
