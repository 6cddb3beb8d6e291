import { splitAroundListing } from './splitAroundListing';

const block = (name: string) => ({ __typename: `Cms${name}Block` });
const banner = block('TopBanner');
const text = block('ContentText');
const button = block('ProjectButton');
const form = block('ContactForm');

describe('splitAroundListing', () => {
  it.each<[string, ({ __typename: string } | null)[] | null, number, number]>([
    ['none', null, 0, 0],
    ['introducing ones come before', [banner, text], 2, 0],
    ['others come after', [banner, text, button, form], 2, 2],
    ['all come after from the first other one on', [button, banner], 0, 2],
    ['an unknown one is passed over', [banner, null, text, form], 3, 1],
  ])('%s', (_, blocks, before, after) => {
    const parts = splitAroundListing(blocks);
    expect(parts.before).toHaveLength(before);
    expect(parts.after).toHaveLength(after);
    expect([...parts.before, ...parts.after]).toEqual(blocks ?? []);
  });
});
