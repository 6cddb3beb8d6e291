import * as migration_20261121_051205_initial from './20261121_051205_initial';

export const migrations = [
  {
    up: migration_20261121_051205_initial.up,
    down: migration_20261121_051205_initial.down,
    name: '20261121_051205_initial'
  },
];
