import type { Field } from 'payload';
import { expect, it } from 'vitest';
import { readDocument } from './readDocument';

const fields: Field[] = [
  {
    name: 'blocks',
    type: 'blocks',
    blocks: [
      {
        slug: 'text',
        fields: [
          { name: 'title', type: 'text' },
          { name: 'text', type: 'richText' },
          {
            name: 'items',
            type: 'array',
            fields: [
              { name: 'title', type: 'text' },
              { name: 'text', type: 'richText' },
            ],
          },
        ],
      },
    ],
  },
];

const headed = (tag: string) => ({
  root: { children: [{ type: 'heading', tag, children: [{ type: 'text', text: 'Heading' }] }] },
});
const banner = { title: 'Title' };
const plain = (tag: string, title = '') => ({ title, text: headed(tag) });

/** Returns the heading problems of a page with these blocks. */
const faultsOf = (blocks: object[], template = 'generic') =>
  readDocument(
    {
      collection: 'pages',
      id: 1,
      title: 'Page',
      fields,
      data: { template, languages: ['he'], blocks: blocks.map((block) => ({ blockType: 'text', ...block })) },
    },
    { blocks: {}, language: 'en', siteUrl: 'https://site.example', cmsUrl: 'https://cms.example' },
  ).faults.map(({ kind, path, found }) => [kind, path, found]);

it.each([
  ['a text that begins with h3 below the h1 of the first block', [banner, plain('h3')], 1],
  ['a text that begins with h3 in a page without titles', [plain('h3')], 0],
])('reports %s', (_name, blocks, row) => {
  expect(faultsOf(blocks)).toEqual([['headingOrder', `blocks.${row}.text`, 'h3']]);
});

it.each([
  ['h2 below the h1', [banner, plain('h2')]],
  ['h3 below the title of its block', [banner, plain('h3', 'Block')]],
  ['h3 in a block without a title, after one that has a title', [banner, { title: 'Block' }, plain('h3')]],
  ['h3 after a text with an h2', [banner, plain('h2'), plain('h3')]],
  [
    'h4 below the title of a row',
    [banner, { title: 'Block', items: [{ title: 'Row', text: headed('h4') }] }],
  ],
])('accepts %s', (_name, blocks) => expect(faultsOf(blocks)).toEqual([]));

it('knows the kinds with a name above the blocks', () => {
  expect(faultsOf([banner, plain('h3')], 'article')).toEqual([]);
});
