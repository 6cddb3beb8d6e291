import * as migration_20261122_011940_initial from './20261122_011940_initial';

export const migrations = [
  {
    up: migration_20261122_011940_initial.up,
    down: migration_20261122_011940_initial.down,
    name: '20261122_011940_initial'
  },
];
