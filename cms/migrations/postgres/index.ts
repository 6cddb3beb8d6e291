import * as migration_20261122_015319_initial from './20261122_015319_initial';

export const migrations = [
  {
    up: migration_20261122_015319_initial.up,
    down: migration_20261122_015319_initial.down,
    name: '20261122_015319_initial'
  },
];
