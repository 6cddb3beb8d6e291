import * as migration_20261122_004830_initial from './20261122_004830_initial';

export const migrations = [
  {
    up: migration_20261122_004830_initial.up,
    down: migration_20261122_004830_initial.down,
    name: '20261122_004830_initial'
  },
];
