import * as migration_20261122_051154_initial from './20261122_051154_initial';

export const migrations = [
  {
    up: migration_20261122_051154_initial.up,
    down: migration_20261122_051154_initial.down,
    name: '20261122_051154_initial'
  },
];
