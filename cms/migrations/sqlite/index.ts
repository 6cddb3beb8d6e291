import * as migration_20261121_031152_initial from './20261121_031152_initial';

export const migrations = [
  {
    up: migration_20261121_031152_initial.up,
    down: migration_20261121_031152_initial.down,
    name: '20261121_031152_initial'
  },
];
