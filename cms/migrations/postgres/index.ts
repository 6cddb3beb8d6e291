import * as migration_20261122_010707_initial from './20261122_010707_initial';

export const migrations = [
  {
    up: migration_20261122_010707_initial.up,
    down: migration_20261122_010707_initial.down,
    name: '20261122_010707_initial'
  },
];
