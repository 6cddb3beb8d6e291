import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload';
import { isAssignedTo, IS_OPEN } from '../../inbox/figures/waiting';
import { inboxCollections } from '../../inbox/inboxCollections';
import { labelText } from '../../platform/labels/labelText';
import type { Locale } from '../../platform/locales/locales';
import { listLink } from './listLink';

export interface Figure {
  name: string;
  count: number;
  href: string;
}

/** The counts shown for one kind of message, or for one assignee. */
export interface FigureRow {
  name: string;
  label: string;
  figures: Figure[];
}

interface Question {
  payload: Payload;
  user: PayloadRequest['user'];
  language: Locale;
}

async function figure(
  { payload, user }: Question,
  collection: CollectionSlug,
  name: string,
  conditions: readonly Where[],
): Promise<Figure> {
  const { totalDocs } = await payload.count({
    collection,
    where: { and: [...conditions] },
    overrideAccess: false,
    user,
  });
  return { name, count: totalDocs, href: listLink(payload, collection, conditions) };
}

/** For each kind of message, counts the new ones, the ones in progress, and the ones whose delivery failed. */
export function figuresByKind(question: Question): Promise<FigureRow[]> {
  return Promise.all(
    inboxCollections(question.payload).map(async ({ slug, labels }) => ({
      name: slug,
      label: labelText(labels.plural, slug, question.language),
      figures: await Promise.all([
        figure(question, slug, 'fresh', [{ status: { equals: 'new' } }]),
        figure(question, slug, 'progress', [{ status: { equals: 'inProgress' } }]),
        figure(question, slug, 'failed', [{ delivery: { equals: 'failed' } }]),
      ]),
    })),
  );
}

/** Counts the open messages of each assignee by kind. Unassigned messages come first. */
export async function figuresByPerson(
  question: Question,
): Promise<(FigureRow & { person: number | null })[]> {
  const { payload, user, language } = question;
  const kinds = inboxCollections(payload);
  const assigned = await Promise.all(kinds.map(({ slug }) => assignees(payload, slug, user)));
  const people = await payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(assigned.flat())] } },
    sort: 'name',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  });
  const all = [{ id: null, name: '' }, ...people.docs];
  const rows = await Promise.all(
    all.map(async ({ id, name }) => {
      const figures = await Promise.all(
        kinds.map(async ({ slug, labels }) => {
          const one = await figure(question, slug, slug, [IS_OPEN, isAssignedTo(id)]);
          return {
            ...one,
            name: labelText(one.count === 1 ? labels.singular : labels.plural, slug, language),
          };
        }),
      );
      return { name: String(id), person: id, label: name, figures: figures.filter(({ count }) => count > 0) };
    }),
  );
  return rows.filter(({ figures }) => figures.length > 0);
}

async function assignees(
  payload: Payload,
  collection: CollectionSlug,
  user: PayloadRequest['user'],
): Promise<number[]> {
  const { values } = await payload.findDistinct({
    collection,
    // Every inbox collection has an `assignee` field, but Payload's type covers all collections and does not know it.
    field: 'assignee' as never,
    where: { and: [IS_OPEN, { assignee: { exists: true } }] },
    depth: 0,
    overrideAccess: false,
    user,
  });
  return values
    .map((value) => (value as { assignee: unknown }).assignee)
    .filter((id) => typeof id === 'number');
}
