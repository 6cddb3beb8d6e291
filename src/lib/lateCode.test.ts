import { lateCode } from './lateCode';

const fetchCode = jest.fn<Promise<string>, []>();
beforeEach(() => fetchCode.mockReset());

it('loads code once for all callers', async () => {
  fetchCode.mockResolvedValue('code');
  const late = lateCode('Part', fetchCode);
  expect([late.state(), late.code()]).toEqual(['idle', undefined]);
  expect(await Promise.all([late.load(), late.load(), late.arrival])).toEqual(['code', 'code', 'code']);
  expect(fetchCode).toHaveBeenCalledTimes(1);
  expect([late.state(), late.code()]).toEqual(['ready', 'code']);
});

it('loads again only after a failure', async () => {
  fetchCode.mockRejectedValueOnce(new Error('offline')).mockResolvedValue('code');
  const late = lateCode('Part', fetchCode);
  const states: string[] = [];
  const stop = late.subscribe(() => states.push(late.state()));
  await expect(Promise.all([late.load(), late.load()])).rejects.toThrow('offline');
  expect(fetchCode).toHaveBeenCalledTimes(1);
  late.want();
  expect(await late.arrival).toBe('code');
  await late.load();
  expect(fetchCode).toHaveBeenCalledTimes(2);
  expect(states).toEqual(['loading', 'failed', 'loading', 'ready']);
  stop();
});

it('has no unhandled rejection when the state is shown', async () => {
  fetchCode.mockRejectedValue(new Error('offline'));
  const late = lateCode('Part', fetchCode);
  late.want();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(late.state()).toBe('failed');
});
