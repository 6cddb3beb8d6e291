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

/** Saves a project with an address and a town. */
const save = async (address: object | null, locale = 'he') => {
  const req = { locale, payload: { find, logger: { warn } } };
  const saved = (await locateAddress({ data: { address, city: [3] }, req } as unknown as Arguments)) as {
    address: object | null;
  };
  return saved.address;
};

describe('saving a project', () => {
  it.each([
    ['השדרה 12', 'he', 'השדרה 12, תל אביב'],
    ['השדרה 12, תל אביב', 'he', 'השדרה 12, תל אביב'],
    ['12 HaShdera', 'en', '12 HaShdera, תל אביב'],
  ])('looks up the street %s in %s as: %s', async (street, locale, asked) => {
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
  ])('keeps the values of a project that %s', async (_name, address) => {
    expect(await save(address)).toEqual(address);
    expect(locate).not.toHaveBeenCalled();
  });

  it('looks up nothing without a maps service', async () => {
    name = 'embedded';
    await save({ street: 'השדרה 12' });
    expect(locate).not.toHaveBeenCalled();
  });

  it('keeps the values for an unknown street, and when the service fails, which is logged', async () => {
    locate.mockResolvedValueOnce(null);
    expect(await save({ street: 'השדרה 12' })).toEqual({ street: 'השדרה 12' });
    expect(warn).not.toHaveBeenCalled();
    locate.mockRejectedValueOnce(new Error('The maps service answered 503'));
    expect(await save({ street: 'השדרה 12' })).toEqual({ street: 'השדרה 12' });
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
