import { describe, expect, it } from 'vitest';
import { generalFields } from './generalFields';
import { readDocument } from '../report/readDocument';

const street = { he: 'הרצל 7', en: '7 Herzl St' };
const context = {
  blocks: {},
  language: 'en',
  siteUrl: 'https://site.example',
  cmsUrl: 'https://cms.example',
} as const;

/** Returns the kinds of problems with a project's address. */
const faultsOf = (address: object | null) =>
  readDocument(
    {
      collection: 'projects',
      id: 1,
      title: 'x',
      fields: generalFields.filter((field) => 'name' in field && field.name === 'address'),
      data: { languages: ['he', 'en'], address },
    },
    context,
  ).faults.map(({ kind, path }) => [kind, path]);

describe('the content check of an address', () => {
  it.each([
    ['a street without a position', { street }, 'noPosition'],
    ['half of a position', { street, latitude: 32, longitude: null }, 'noPosition'],
    [
      'a position that is older than its address',
      { street, latitude: 32, longitude: 34, positionSource: 'doubtful' },
      'doubtfulPosition',
    ],
  ])('reports %s', (_name, address, kind) => {
    expect(faultsOf(address)).toEqual([[kind, 'address.latitude']]);
  });

  it.each([
    ['no address', null],
    ['no street', { street: { he: ' ', en: null } }],
    ['a looked-up position', { street, latitude: 32, longitude: 34, positionSource: 'lookedUp' }],
    ['a position at zero degrees', { street, latitude: 0, longitude: 0, positionSource: 'own' }],
  ])('does not report %s', (_name, address) => {
    expect(faultsOf(address)).toEqual([]);
  });
});
