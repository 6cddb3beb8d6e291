import { withNames } from './withNames';

const nameOf = ({ name }: { name: string | null }) => name;
const NAMED = { name: 'Haifa' };

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('withNames', () => {
  it.each([null, '', ' \t'])('leaves out and logs a row with the name %j', (name) => {
    expect(withNames([{ name }, NAMED], nameOf, 'factories')).toEqual([NAMED]);
    expect(console.error).toHaveBeenCalledWith('1 of 2 factories are left out, because they have no name');
  });

  it('returns the same list and logs nothing when all rows have names', () => {
    const rows = [NAMED];
    expect(withNames(rows, nameOf, 'factories')).toBe(rows);
    expect(console.error).not.toHaveBeenCalled();
  });
});
