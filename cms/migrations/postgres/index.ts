import * as migration_20261121_031154_initial from './20261121_031154_initial';

export const migrations = [
  {
    up: migration_20261121_031154_initial.up,
    down: migration_20261121_031154_initial.down,
    name: '20261121_031154_initial'
  },
];
