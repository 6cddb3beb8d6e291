import { createCodeLoader } from './createCodeLoader';

const fetchCode = jest.fn<Promise<string>, []>();
beforeEach(() => fetchCode.mockReset());

it('loads code once for all callers', async () => {
  fetchCode.mockResolvedValue('code');
  const loader = createCodeLoader('Part', fetchCode);
  expect([loader.state(), loader.code()]).toEqual(['idle', undefined]);
  expect(await Promise.all([loader.load(), loader.load(), loader.arrival])).toEqual(['code', 'code', 'code']);
  expect(fetchCode).toHaveBeenCalledTimes(1);
  expect([loader.state(), loader.code()]).toEqual(['ready', 'code']);
});

it('loads again only after a failure', async () => {
  fetchCode.mockRejectedValueOnce(new Error('offline')).mockResolvedValue('code');
  const loader = createCodeLoader('Part', fetchCode);
  const states: string[] = [];
  const stop = loader.subscribe(() => states.push(loader.state()));
  await expect(Promise.all([loader.load(), loader.load()])).rejects.toThrow('offline');
  expect(fetchCode).toHaveBeenCalledTimes(1);
  loader.want();
  expect(await loader.arrival).toBe('code');
  await loader.load();
  expect(fetchCode).toHaveBeenCalledTimes(2);
  expect(states).toEqual(['loading', 'failed', 'loading', 'ready']);
  stop();
});

it('has no unhandled rejection when the state is shown', async () => {
  fetchCode.mockRejectedValue(new Error('offline'));
  const loader = createCodeLoader('Part', fetchCode);
  loader.want();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(loader.state()).toBe('failed');
});
