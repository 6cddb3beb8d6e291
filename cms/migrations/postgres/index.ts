import * as migration_20261122_051624_initial from './20261122_051624_initial';

export const migrations = [
  {
    up: migration_20261122_051624_initial.up,
    down: migration_20261122_051624_initial.down,
    name: '20261122_051624_initial'
  },
];
