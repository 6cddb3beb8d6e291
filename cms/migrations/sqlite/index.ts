import * as migration_20261122_051621_initial from './20261122_051621_initial';

export const migrations = [
  {
    up: migration_20261122_051621_initial.up,
    down: migration_20261122_051621_initial.down,
    name: '20261122_051621_initial'
  },
];
