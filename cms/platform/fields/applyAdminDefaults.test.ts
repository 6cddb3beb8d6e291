import type { Field } from 'payload';
import { expect, it } from 'vitest';
import config from '../../payload.config';
import { applyAdminDefaults } from './applyAdminDefaults';

const [group] = applyAdminDefaults([
  {
    name: 'work',
    type: 'group',
    fields: [
      { name: 'trace', type: 'text', admin: { hidden: true } },
      { name: 'createdAt', type: 'date', admin: { hidden: true, disableListColumn: false } },
      { name: 'status', type: 'select', required: true, options: ['new'] },
      { name: 'reason', type: 'select', options: ['spam'] },
      {
        name: 'notes',
        type: 'array',
        fields: [
          { name: 'at', type: 'date', admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } } },
          { name: 'day', type: 'date' },
        ],
      },
    ],
  },
]) as [Field & { fields: Field[] }];
const [trace, created, status, reason, notes] = group.fields as [
  Field,
  Field,
  Field,
  Field,
  Field & { fields: Field[] },
];

it('omits hidden fields from columns and filters of lists', () => {
  expect(trace).toMatchObject({ admin: { hidden: true, disableListColumn: true, disableListFilter: true } });
});

it('lets a hidden field override this', () => {
  expect(created).toMatchObject({
    admin: { hidden: true, disableListColumn: false, disableListFilter: true },
  });
});

it('makes required choices non-clearable', () => {
  expect(status).toMatchObject({ admin: { isClearable: false } });
  expect(reason).not.toHaveProperty('admin.isClearable');
});

it('shows times in 24 hours, and days without a time', () => {
  expect(notes.fields).toMatchObject([
    { admin: { readOnly: true, date: { displayFormat: 'dd/MM/yyyy HH:mm', timeFormat: 'HH:mm' } } },
    { admin: { date: { displayFormat: 'dd/MM/yyyy' } } },
  ]);
});

it('shows addresses and phone numbers left to right, and no other texts', () => {
  const names = [
    'url',
    'linkURL',
    'virtualTourLink',
    'miniSite',
    'senderPhone',
    'staffMail',
    'title',
    'address',
    'linkText',
  ];
  const fields = applyAdminDefaults(names.map((name) => ({ name, type: 'text' })));
  const turned = fields.filter(({ admin }) => admin && 'rtl' in admin && admin.rtl === false);
  expect(turned.map((field) => 'name' in field && field.name)).toEqual(names.slice(0, 6));
});

it('replaces the code editor of JSON fields, unless they have their own component or are hidden', () => {
  const own = { components: { Field: '/admin/Own#Own' } };
  const [json, special, hidden] = applyAdminDefaults([
    { name: 'json', type: 'json', admin: { description: 'Shapes' } },
    { name: 'special', type: 'json', admin: own },
    { name: 'hidden', type: 'json', admin: { hidden: true } },
  ]);
  expect(json).toMatchObject({
    admin: { description: 'Shapes', components: { Field: '/platform/adminUi/JsonField#JsonField' } },
  });
  expect(special).toMatchObject({ admin: own });
  expect(hidden).not.toHaveProperty('admin.components');
});

it('omits hidden fields from bulk edits, including those that Payload adds', async () => {
  const { collections } = await config;
  const messages = collections.find(({ slug }) => slug === 'messages');
  const hidden = messages?.fields.filter(({ admin }) => admin && 'hidden' in admin && admin.hidden === true);
  expect(hidden?.map((field) => 'name' in field && field.name)).toContain('createdAt_tz');
  for (const { admin } of hidden ?? []) expect(admin?.disableBulkEdit).toBe(true);
});
