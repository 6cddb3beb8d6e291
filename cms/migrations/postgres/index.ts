import * as migration_20261122_004007_initial from './20261122_004007_initial';

export const migrations = [
  {
    up: migration_20261122_004007_initial.up,
    down: migration_20261122_004007_initial.down,
    name: '20261122_004007_initial'
  },
];
