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

/** Saves a project with an address and a city. */
const save = async (address: object | null, locale = 'he', more: object = {}) => {
  const req = { locale, payload: { find, logger: { warn } } };
  const data = { address, city: [3] };
  const saved = (await locateAddress({
    data,
    operation: 'create',
    req,
    ...more,
  } as unknown as Arguments)) as {
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
      positionSource: 'lookedUp',
    });
    expect(locate).toHaveBeenCalledWith(asked, locale);
  });

  it.each([
    ['has coordinates', { street: 'השדרה 12', latitude: 32, longitude: 34, positionSource: 'own' }],
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

describe('saving a project again', () => {
  const HERE = { latitude: 32, longitude: 34 };
  const THERE = { latitude: 32.07, longitude: 34.79 };
  const AT_HOME = { street: 'הרצל 1', ...HERE };
  const saveAgain = (before: object, address: object | null, city: unknown = [3]) =>
    save({ ...before, ...address }, 'he', { operation: 'update', originalDoc: { address: before, city } });

  it.each([
    ['street', { street: 'השדרה 12' }, [3]],
    ['town', {}, [4]],
  ])('looks up again what was looked up when the %s changes', async (_name, changes, city) => {
    locate.mockResolvedValue(THERE);
    const saved = await saveAgain({ ...AT_HOME, positionSource: 'lookedUp' }, changes, city);
    expect(saved).toMatchObject({ ...THERE, positionSource: 'lookedUp' });
  });

  it.each([
    ['is unknown', () => locate.mockResolvedValue(null)],
    ['cannot be looked up', () => locate.mockRejectedValue(new Error('503'))],
    ['is looked up by no service any more', () => (name = 'embedded')],
  ])('removes a position that was looked up when the new address %s', async (_name, arrange) => {
    arrange();
    const saved = await saveAgain({ ...AT_HOME, positionSource: 'lookedUp' }, { street: 'השדרה 12' });
    expect(saved).toEqual({ street: 'השדרה 12', latitude: null, longitude: null, positionSource: null });
  });

  it.each([
    ['own', { street: 'השדרה 12' }, 'doubtful'],
    [null, { street: 'השדרה 12' }, 'doubtful'],
    ['own', {}, 'own'],
    ['doubtful', {}, 'doubtful'],
    ['doubtful', { positionSource: 'own' }, 'own'],
    ['lookedUp', {}, 'lookedUp'],
  ])('keeps a position of source %s after the changes %j, then %s', async (positionSource, changes, then) => {
    const saved = await saveAgain({ ...AT_HOME, positionSource }, changes);
    expect(saved).toMatchObject({ ...HERE, positionSource: then });
    expect(locate).not.toHaveBeenCalled();
  });

  it('takes what an editor writes over a looked-up position as the editor’s own', async () => {
    const saved = await saveAgain(
      { ...AT_HOME, positionSource: 'lookedUp' },
      { ...THERE, street: 'השדרה 12' },
    );
    expect(saved).toMatchObject({ ...THERE, positionSource: 'own' });
    expect(locate).not.toHaveBeenCalled();
  });

  it.each([
    ['asks for it', { positionSource: 'lookedUp' }],
    ['clears the position', { latitude: null, longitude: null }],
  ])('looks up a position again when an editor %s', async (_name, changes) => {
    locate.mockResolvedValue(THERE);
    const saved = await saveAgain({ ...AT_HOME, positionSource: 'own' }, changes);
    expect(saved).toMatchObject({ ...THERE, positionSource: 'lookedUp' });
  });

  it('keeps the position when a street is translated', async () => {
    const before = { ...AT_HOME, street: null, positionSource: 'lookedUp' };
    expect(await saveAgain(before, { street: '1 Herzl St' })).toMatchObject({
      ...HERE,
      positionSource: 'lookedUp',
    });
  });

  it('keeps the source of a copied position', async () => {
    expect(await save({ ...AT_HOME, positionSource: 'lookedUp' })).toMatchObject({
      positionSource: 'lookedUp',
    });
  });
});
