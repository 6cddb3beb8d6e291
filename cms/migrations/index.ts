import * as migration_20261127_130657_initial from './20261127_130657_initial';

export const migrations = [
  {
    up: migration_20261127_130657_initial.up,
    down: migration_20261127_130657_initial.down,
    name: '20261127_130657_initial'
  },
];
