import { recordDependencies } from './recordDependencies';

function model() {
  const told: unknown[] = [];
  return {
    told,
    name: 'model',
    getNodeById(args: { id: string }, options?: object) {
      this.told.push([args.id, options]);
      return { id: args.id };
    },
    getNodesByIds: ({ ids }: { ids: string[] }) => ids.map((id) => ({ id })),
    trackPageDependencies: (_of: unknown, _options?: object) => undefined,
    findAll: () => ({ entries: [] }),
    getTypes: () => [],
  };
}

it('records each queried id once and queries the model', () => {
  const own = model();
  const { model: recorder, dependencies } = recordDependencies(own);
  expect(recorder.getNodeById({ id: 'a' })).toEqual({ id: 'a' });
  recorder.getNodeById({ id: 'a' });
  expect(recorder.getNodeById({ id: 'untracked' }, { track: false })).toEqual({ id: 'untracked' });
  expect(recorder.getNodesByIds({ ids: ['b', 'c'] })).toHaveLength(2);
  recorder.trackPageDependencies({ id: 'd title' });
  recorder.trackPageDependencies([{ id: 'e' }]);
  recorder.getTypes();
  expect(recorder.name).toBe('model');
  expect(dependencies()).toEqual(['a', 'b', 'c', 'd title', 'e']);
  expect(own.told).toHaveLength(3);
});

it.each<[string, (recorder: ReturnType<typeof model>) => unknown]>([
  ['a search', (recorder) => recorder.findAll()],
  ['a whole type', (recorder) => recorder.trackPageDependencies([], { connectionType: 'CmsProject' })],
])('does not know what %s depends on', (_name, ask) => {
  const { model: recorder, dependencies } = recordDependencies(model());
  ask(recorder);
  expect(dependencies()).toBeNull();
});
