import * as migration_20261122_012136_initial from './20261122_012136_initial';

export const migrations = [
  {
    up: migration_20261122_012136_initial.up,
    down: migration_20261122_012136_initial.down,
    name: '20261122_012136_initial'
  },
];
