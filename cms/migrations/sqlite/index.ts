import * as migration_20261122_034544_initial from './20261122_034544_initial';

export const migrations = [
  {
    up: migration_20261122_034544_initial.up,
    down: migration_20261122_034544_initial.down,
    name: '20261122_034544_initial'
  },
];
