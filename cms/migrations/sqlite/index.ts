import * as migration_20261122_012126_initial from './20261122_012126_initial';

export const migrations = [
  {
    up: migration_20261122_012126_initial.up,
    down: migration_20261122_012126_initial.down,
    name: '20261122_012126_initial'
  },
];
