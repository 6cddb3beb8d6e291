import { toGuid } from './toGuid';

const dashed = '34ef4a19-efa7-40c1-b8b6-2fd7257f2ed3';

it.each([
  [dashed, dashed],
  ['34ef4a19efa740c1b8b62fd7257f2ed3', dashed],
  ['34EF4A19EFA740C1B8B62FD7257F2ED3', '34EF4A19-EFA7-40C1-B8B6-2FD7257F2ED3'],
])('converts %s to %s', (id, guid) => expect(toGuid(id)).toBe(guid));

it.each([
  '',
  '34ef4a19',
  `${dashed}0`,
  '34ef4a19efa740c1b8b62fd7257f2edg',
  '34ef4a19-efa7-40c1-b8b6-2fd7257f2ed3 ',
])('rejects "%s"', (id) =>
  expect(() => toGuid(id)).toThrow(
    new Error('Invalid GUID format. The input must be a 32-character hexadecimal string without dashes.'),
  ),
);
