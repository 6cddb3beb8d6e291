import type { ClientField } from 'payload';
import { expect, test } from 'vitest';
import { findTabPath } from './findTabPath';

const text = (name: string): ClientField => ({ name, type: 'text' });

const FIELDS: ClientField[] = [
  {
    type: 'tabs',
    tabs: [
      {
        label: { he: 'תוכן', en: 'Content' },
        fields: [text('title'), { name: 'blocks', type: 'blocks', blocks: [] }],
      },
      {
        label: 'Search',
        fields: [
          { name: 'seo', type: 'group', fields: [text('metaTitle')] },
          {
            type: 'row',
            fields: [
              {
                name: 'rows',
                type: 'array',
                fields: [{ type: 'tabs', tabs: [{ label: 'Inner', fields: [text('inner')] }] }],
              },
            ],
          },
        ],
      },
      { name: 'price', label: 'Price', fields: [text('title'), text('amount')] },
    ],
  },
  text('slug'),
];

test.each([
  ['title', [{ he: 'תוכן', en: 'Content' }]],
  ['blocks.3.title', [{ he: 'תוכן', en: 'Content' }]],
  ['seo.metaTitle', ['Search']],
  ['rows.0.inner', ['Search', 'Inner']],
  ['rows', ['Search']],
  ['price.title', ['Price']],
  ['slug', []],
  ['amount', null],
])('the tabs of %s are %j', (path, tabs) => expect(findTabPath(FIELDS, path.split('.'))).toEqual(tabs));
