import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GeocodingService } from '../../integrations/geocoding/geocoding';
import { locateAddress } from './locateAddress';

const locate = vi.fn<GeocodingService['locate']>();
let name: GeocodingService['name'] = 'http';
vi.mock('../../integrations/geocoding/geocodingService', () => ({
  geocodingService: () => ({ name, locate }),
}));
afterEach(() => {
  locate.mockReset();
  name = 'http';
});

const warn = vi.fn();
const find = vi.fn(() => Promise.resolve({ docs: [{ name: 'תל אביב' }] }));
type Arguments = Parameters<typeof locateAddress>[0];

/** Saves a project with an address, in a town. */
const save = async (address: object | null, locale = 'he') => {
  const req = { locale, payload: { find, logger: { warn } } };
  const saved = (await locateAddress({ data: { address, city: [3] }, req } as unknown as Arguments)) as {
    address: object | null;
  };
  return saved.address;
};

describe('a project that is saved', () => {
  it.each([
    ['השדרה 12', 'he', 'השדרה 12, תל אביב'],
    ['השדרה 12, תל אביב', 'he', 'השדרה 12, תל אביב'],
    ['12 HaShdera', 'en', '12 HaShdera, תל אביב'],
  ])('with the street %s in %s is looked up as: %s', async (street, locale, asked) => {
    locate.mockResolvedValue({ latitude: 32.07, longitude: 34.79 });
    expect(await save({ street, latitude: null, longitude: null }, locale)).toEqual({
      street,
      latitude: 32.07,
      longitude: 34.79,
    });
    expect(locate).toHaveBeenCalledWith(asked, locale);
  });

  it.each([
    ['has coordinates', { street: 'השדרה 12', latitude: 32, longitude: 34 }],
    ['has half of them', { street: 'השדרה 12', latitude: 0, longitude: null }],
    ['has no street', { street: ' ', latitude: null, longitude: null }],
    ['has no address', null],
  ])('and %s keeps what it has', async (_name, address) => {
    expect(await save(address)).toEqual(address);
    expect(locate).not.toHaveBeenCalled();
  });

  it('is not looked up without a maps service', async () => {
    name = 'embedded';
    await save({ street: 'השדרה 12' });
    expect(locate).not.toHaveBeenCalled();
  });

  it('stays as it is where nobody knows the street, and where the service fails, which is noted', async () => {
    locate.mockResolvedValueOnce(null);
    expect(await save({ street: 'השדרה 12' })).toEqual({ street: 'השדרה 12' });
    expect(warn).not.toHaveBeenCalled();
    locate.mockRejectedValueOnce(new Error('The maps service answered 503'));
    expect(await save({ street: 'השדרה 12' })).toEqual({ street: 'השדרה 12' });
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
